#!/usr/bin/env bash
# Tries the program as Windows users have it, under Wine: see docs/windows.md. Not a part of the usual check.
set -euo pipefail
cd "$(dirname "$0")/.."

target=x86_64-pc-windows-gnu
out=$PWD/target/windows
pictures=$out/pictures
# The whole window is built like what is handed out, or faster to build.
profile=${DELVEWRIGHT_PROFILE:-release}

step() { printf '\n== %s\n' "$*"; }
missing=()
need() { command -v "$1" >/dev/null || missing+=("$1 ($2)"); }
need cargo "rustup.rs"
need x86_64-w64-mingw32-gcc "apt install gcc-mingw-w64-x86-64"
need x86_64-w64-mingw32-windres "apt install binutils-mingw-w64-x86-64"
need wine "apt install wine wine64"
need Xvfb "apt install xvfb"
need xdotool "apt install xdotool"
need import "apt install imagemagick"
[ -d "$(rustc --print target-libdir --target $target 2>/dev/null)" ] || missing+=("Rust for $target (rustup target add $target)")
if [ ${#missing[@]} -gt 0 ]; then
    printf 'missing: %s\n' "${missing[@]}"
    exit 2
fi

rm -rf "$out"
mkdir -p "$pictures" "$out/home"
export WINEPREFIX=$out/wine WINEDEBUG=-all CARGO_PROFILE_DEV_DEBUG=0
trap 'kill "${screen:-}" 2>/dev/null || true; wineserver -k 2>/dev/null || true' EXIT

step "the program"
cargo build --locked --profile "$profile" --target $target --features console-beside
built=target/$target/$profile
mkdir "$out/program"
cp "$built/delvewright.exe" "$out/program/delvewright.exe"
cp "$built/delvewright-console.exe" "$out/program/delvewright.com"
ls -l "$out/program"

step "a Windows of its own, and the library that Wine 8 lacks"
wine wineboot -i >/dev/null 2>&1
cat >"$out/stub.c" <<'STUB'
__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *, unsigned long);
__declspec(dllexport) int __stdcall ProcessPrng(unsigned char *to, unsigned long long size) { return SystemFunction036(to, (unsigned long)size); }
STUB
x86_64-w64-mingw32-gcc -shared -o "$out/bcryptprimitives.dll" "$out/stub.c" -ladvapi32
cp "$out/bcryptprimitives.dll" "$WINEPREFIX/drive_c/windows/system32/"

delvewright() { wine "$out/program/delvewright.com" "$@" </dev/null; }
export DELVEWRIGHT_HOME="Z:$out/home"

step "the rules cases"
delvewright check tests/rules/[a-z]*/ >"$out/check" || { tail -20 "$out/check"; exit 1; }
tail -1 "$out/check"

step "golden games end where they ended on Linux, and games recorded here end there where they ended here"
linux() { cargo run --quiet --locked --no-default-features --features massive-darkness -- "$@"; }
for game in tests/journals/*.journal; do
    # Where a quest was changed since, it is told so by exit code 1, on both.
    here=0; delvewright replay "$game" --json >"$out/here" || here=$?
    there=0; linux replay "$game" --json >"$out/there" || there=$?
    [ $here = $there ]
    cmp <(grep '"hash"' "$out/here") <(grep '"hash"' "$out/there")
done
for seed in 1 2 3; do
    delvewright play --quest tutorial --heroes 3 --bot greedy --seed $seed --journal "Z:$out/ąęß $seed.journal" --json >"$out/here"
    linux replay "$out/ąęß $seed.journal" --json >"$out/there"
    cmp <(grep '"hash"' "$out/here") <(grep '"hash"' "$out/there")
done

step "exit codes"
code=0; delvewright nonsense || code=$?
[ $code = 2 ]

step "tests of files, of the command line, and the one that really kills"
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine
headless=(--locked --target $target --no-default-features --features massive-darkness)
cargo test "${headless[@]}" --lib -- storage book
cargo test "${headless[@]}" --test program -- cli
DELVEWRIGHT_KILL_TEST=1 cargo test "${headless[@]}" --test program -- kill

step "the window"
Xvfb :97 -screen 0 1360x860x24 >/dev/null 2>&1 & screen=$!
export DISPLAY=:97
sleep 2
look() { sleep "$2"; import -window root "$pictures/$1.png"; }
# From the program for terminals, which opens the other one and is done.
delvewright
look start 20
# By mouse, because without somebody who manages windows the keyboard reaches none. The large button of the first evening lies below
# the posters of the games, in the middle of a window of 1280×800; the one that goes down into the dungeon in its lower right corner.
xdotool mousemove 644 412 sleep 0.3 click 1
look first-evening 8
xdotool mousemove 1184 787 sleep 0.3 click 1
look table 8
wineserver -k
sleep 2
# A saved game that is opened with the program.
wine "$out/program/delvewright.exe" "Z:$out/ąęß 1.journal" >/dev/null 2>&1 &
look opened-from-outside 20
ls -R "$out/home"
printf '\nall of it went well; look at %s\n' "$pictures"
