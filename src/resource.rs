//! A part of the build script, for Windows only: icon, name and version in the properties of the program, and what the program says of
//! itself to the system – that it looks sharp on every screen and takes long paths. Where the tool for it is not there, the program is
//! built without.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What the program says of itself.
const MANIFEST: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <dependency><dependentAssembly>
    <assemblyIdentity type="win32" name="Microsoft.Windows.Common-Controls" version="6.0.0.0" processorArchitecture="*"
      publicKeyToken="6595b64144ccf1df" language="*"/>
  </dependentAssembly></dependency>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
    <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
  </application></compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3"><windowsSettings>
    <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2, PerMonitor</dpiAwareness>
    <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
  </windowsSettings></application>
</assembly>
"#;

/// Makes the resource and hands it to the linker.
pub fn embed() -> io::Result<()> {
    println!("cargo::rerun-if-changed=assets/icon/delvewright.ico");
    println!("cargo::rerun-if-changed=src/resource.rs");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    let (script, made) = (out.join("delvewright.rc"), out.join("delvewright.res.o"));
    fs::write(out.join("delvewright.manifest"), MANIFEST)?;
    fs::write(&script, described(&out))?;
    // The one of the cross compiler, the one of a compiler on Windows.
    let tools = ["x86_64-w64-mingw32-windres", "windres"];
    let is_made = env::var("CARGO_CFG_TARGET_ENV").is_ok_and(|kind| kind == "gnu")
        && tools.iter().any(|tool| {
            let mut run = Command::new(tool);
            run.args(["--output-format", "coff", "--input"]).arg(&script).arg("--output").arg(&made);
            run.status().is_ok_and(|status| status.success())
        });
    match is_made {
        true => println!("cargo::rustc-link-arg-bins={}", made.display()),
        false => println!("cargo::warning=windres is not there: the program gets no icon and no properties"),
    }
    Ok(())
}

fn described(out: &Path) -> String {
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let numbers: Vec<&str> = version.split(['.', '-', '+']).take(3).collect();
    let numbers = format!("{},0", numbers.join(","));
    let path = |path: PathBuf| path.display().to_string().replace('\\', "/");
    let icon =
        path(Path::new(&env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("assets/icon/delvewright.ico"));
    let manifest = path(out.join("delvewright.manifest"));
    let about = env::var("CARGO_PKG_DESCRIPTION").unwrap_or_default();
    format!(
        r#"1 ICON "{icon}"
1 24 "{manifest}"
1 VERSIONINFO FILEVERSION {numbers} PRODUCTVERSION {numbers} FILEOS 0x40004 FILETYPE 1
BEGIN
  BLOCK "StringFileInfo" BEGIN BLOCK "040904B0" BEGIN
    VALUE "FileDescription", "Delvewright"
    VALUE "ProductName", "Delvewright"
    VALUE "Comments", "{about}"
    VALUE "FileVersion", "{version}"
    VALUE "ProductVersion", "{version}"
    VALUE "LegalCopyright", "MIT OR Apache-2.0"
    VALUE "OriginalFilename", "delvewright.exe"
  END END
  BLOCK "VarFileInfo" BEGIN VALUE "Translation", 0x409, 1200 END
END
"#
    )
}
