//! The build script: packs the messages of each language, which makes the program smaller by a third of a megabyte.
//! [`super::files`] unpacks them.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=assets/text");
    println!("cargo::rerun-if-changed=src/house/text/pack.rs");
    let folder = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    for language in LANGUAGES {
        let messages = messages(&Path::new("assets/text").join(language))?;
        let packed = miniz_oxide::deflate::compress_to_vec(messages.as_bytes(), 9);
        fs::write(folder.join(language).with_extension("deflate"), packed)?;
    }
    Ok(())
}

/// The files of a folder in the order of their names, so that the same files give the same program.
fn messages(folder: &Path) -> io::Result<String> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    paths.sort();
    paths.into_iter().map(|path| Ok(fs::read_to_string(path)? + "\n")).collect()
}
