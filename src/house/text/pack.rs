//! The build script: packs the messages of the house and of each game, every language by itself, and each file of data and typeface,
//! which makes the program smaller by almost a megabyte. [`super::packed`] unpacks them. For Windows it also lays what stands in the properties of
//! the program beside it ([`resource`]).

#[path = "../../resource.rs"]
mod resource;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: [&str; 3] = ["en", "de", "pl"];
/// What is packed file by file: data and typefaces.
const PACKED: [&str; 2] = ["ron", "ttf"];
/// Names the folders in which they lie, one a line.
const FOLDERS: &str = "assets/packed.txt";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=assets");
    println!("cargo::rerun-if-changed=src/house/text/pack.rs");
    if env::var_os("CARGO_CFG_TARGET_OS").is_some_and(|system| system == "windows") {
        resource::embed()?;
    }
    let packed = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    for language in LANGUAGES {
        let house = Path::new("assets/text").join(language);
        pack(&house, &packed, language)?;
        for game in inside(&house)?.into_iter().filter(|path| path.is_dir()) {
            pack(&game, &packed.join(game.file_name().unwrap_or_default()), language)?;
        }
    }
    let folders = String::from_utf8(fs::read(FOLDERS)?).map_err(io::Error::other)?;
    for folder in folders.lines() {
        println!("cargo::rerun-if-changed={folder}");
        pack_each(Path::new(folder), &packed.join("packed").join(folder))?;
    }
    Ok(())
}

/// Packs each of these files in a folder, and in those inside it, by itself.
fn pack_each(folder: &Path, into: &Path) -> io::Result<()> {
    fs::create_dir_all(into)?;
    for path in inside(folder)? {
        let to = into.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            pack_each(&path, &to)?;
        } else if path.extension().is_some_and(|extension| PACKED.iter().any(|packed| extension == *packed)) {
            fs::write(to, miniz_oxide::deflate::compress_to_vec(&fs::read(path)?, 9))?;
        }
    }
    Ok(())
}

/// Packs what the files of a folder say into one file, but not what lies in folders inside it.
fn pack(folder: &Path, into: &Path, language: &str) -> io::Result<()> {
    let files = inside(folder)?.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    let mut messages = Vec::new();
    for file in files {
        messages.extend(fs::read(file)?);
        messages.push(b'\n');
    }
    fs::create_dir_all(into)?;
    fs::write(into.join(language).with_extension("deflate"), miniz_oxide::deflate::compress_to_vec(&messages, 9))
}

/// What lies in a folder, in the order of the names, so that the same files give the same program.
fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
