#!/usr/bin/env bash
# Tries the program as Windows users have it, under Wine: see docs/windows.md. Not a part of the usual check.
set -euo pipefail
cd "$(dirname "$0")/.."

target=x86_64-pc-windows-gnu
out=$PWD/target/windows
pictures=$out/pictures
port=57197

step() { printf '\n== %s\n' "$*"; }
missing=()
need() { command -v "$1" >/dev/null || missing+=("$1 ($2)"); }
need cargo "rustup.rs"
need x86_64-w64-mingw32-gcc "apt install gcc-mingw-w64-x86-64"
need x86_64-w64-mingw32-windres "apt install binutils-mingw-w64-x86-64"
need wine "apt install wine wine64"
need wineserver "apt install wine wine64, and add /usr/lib/wine to PATH"
need python3 "apt install python3"
need Xvfb "apt install xvfb"
need xdotool "apt install xdotool"
need import "apt install imagemagick"
[ -d "$(rustc --print target-libdir --target $target 2>/dev/null)" ] || missing+=("Rust for $target (rustup target add $target)")
if [ ${#missing[@]} -gt 0 ]; then
    printf 'missing: %s\n' "${missing[@]}"
    exit 2
fi

umount "$out/small" "$out/read-only" 2>/dev/null || true
rm -rf "$out"
mkdir -p "$pictures" "$out/home" "$out/program"
# Wine asks for two large libraries that nothing here needs, unless it is told that they are not wanted.
export WINEPREFIX=$out/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" CARGO_PROFILE_DEV_DEBUG=0
# Without it names with letters of other languages cannot be handed over.
export LC_ALL=C.UTF-8
trap 'kill "${screen:-}" 2>/dev/null || true; wineserver -k 2>/dev/null || true; umount "$out/small" "$out/read-only" 2>/dev/null || true' EXIT

step "the program, its tests, and the program for Linux to compare with"
# The programs come with the tests, so that nothing is built twice: with Lanterns, the small game for tests, and with the inspection port,
# which finds controls by their names. No release has either.
build=(--locked --target $target --features console-beside,inspection)
cargo test "${build[@]}" --no-run --lib --test program
cargo test --locked --no-run --test program
built=target/$target/debug
cp "$built/delvewright.exe" "$out/program/delvewright.exe"
cp "$built/delvewright-console.exe" "$out/program/delvewright.com"
for word in FileDescription ProductName FileVersion; do strings -el "$out/program/delvewright.exe" | grep -qx "$word"; done
strings "$out/program/delvewright.exe" | grep -q PerMonitorV2

step "a Windows of its own, and the library that Wine 8 lacks"
wine wineboot -i >/dev/null 2>&1
system=$WINEPREFIX/drive_c/windows/system32
if [ ! -e "$system/bcryptprimitives.dll" ]; then
    cat >"$out/stub.c" <<'STUB'
__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *, unsigned long);
__declspec(dllexport) int __stdcall ProcessPrng(unsigned char *to, unsigned long long size) { return SystemFunction036(to, (unsigned long)size); }
STUB
    x86_64-w64-mingw32-gcc -shared -o "$system/bcryptprimitives.dll" "$out/stub.c" -ladvapi32
fi

delvewright() { wine "$out/program/delvewright.com" "$@" </dev/null; }
linux() { target/debug/delvewright "$@"; }
export DELVEWRIGHT_HOME="Z:$out/home"

step "the rules cases of each game"
installed=$(linux games | cut -d' ' -f1)
for game in $installed; do
    # The first game's cases lie in folders by chapter, those of each other one in a folder of its name.
    folders=("tests/rules/$game/")
    if [ ! -d "${folders[0]}" ]; then
        mapfile -t folders < <(find tests/rules -mindepth 1 -maxdepth 1 -type d ! -name boss-monster ! -name massive-darkness-2 | sort)
    fi
    delvewright check --game "$game" "${folders[@]}" >"$out/check" || { tail -20 "$out/check"; exit 1; }
    printf '%s: %s\n' "$game" "$(tail -1 "$out/check")"
done

step "golden games end where they ended on Linux, and games recorded here end there where they ended here"
same() { cmp <(grep '"hash"' "$out/here") <(grep '"hash"' "$out/there"); }
count=0
for game in tests/journals/*.journal; do
    # Where a quest was changed since, it is told so by exit code 1, on both.
    here=0; delvewright replay "$game" --json >"$out/here" || here=$?
    there=0; linux replay "$game" --json >"$out/there" || there=$?
    if [ $here != $there ] || ! same; then echo "$game: $here here, $there on Linux"; exit 1; fi
    count=$((count + 1))
done
echo "$count golden games"
for seed in 1 2 3; do
    delvewright play --quest tutorial --heroes 3 --bot greedy --seed $seed --journal "Z:$out/ąęß $seed.journal" --json >"$out/here"
    linux replay "$out/ąęß $seed.journal" --json >"$out/there"
    same
    delvewright play --game boss-monster --seed $seed --journal "Z:$out/Überfall $seed.journal" --json >"$out/here"
    linux replay "$out/Überfall $seed.journal" --json >"$out/there"
    same
done
# Lines that end as on Windows are read alike.
sed 's/$/\r/' "$out/ąęß 1.journal" >"$out/crlf.journal"
delvewright replay "Z:$out/ąęß 1.journal" --json >"$out/here"
delvewright replay "Z:$out/crlf.journal" --json >"$out/there"
same

step "exit codes, and the name of the program as it is typed"
code=0; delvewright nonsense || code=$?
[ $code = 2 ]
(cd "$out/program" && wine cmd /c "delvewright --version" </dev/null | tr -d '\r' | grep -qx 'delvewright [0-9.]*')

step "a full disk, a folder in which nobody may write, and names that are no names"
refused() {
    local told=$1 file=$2
    code=0; delvewright play --quest tutorial --heroes 3 --seed 1 --journal "Z:$file" >"$out/here" 2>"$out/there" || code=$?
    if [ $code != 2 ] || ! grep -q "$told" "$out/there" ; then
        echo "$file: exit code $code"; cat "$out/here" "$out/there"; exit 1
    fi
}
if mkdir "$out/small" "$out/read-only" && mount -t tmpfs -o size=16k tmpfs "$out/small" 2>/dev/null; then
    mount -t tmpfs -o ro tmpfs "$out/read-only"
    refused "disk is full" "$out/small/game.journal"
    refused "not allowed" "$out/read-only/game.journal"
    umount "$out/small" "$out/read-only"
else
    echo "skipped: only root can mount a small disk"
fi
refused "cannot have this name" "$out/home/aux.journal"
refused "cannot have this name" "$out/home/a:b.journal"
[ -z "$(ls "$out/home")" ]

step "tests of files, names, keys and the command line, and the one that really kills"
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine
cargo test "${build[@]}" --lib -- house::
cargo test "${build[@]}" --test program -- cli campaign broken_quests
DELVEWRIGHT_KILL_TEST=1 cargo test "${build[@]}" --test program -- kill

step "the window"
Xvfb :97 -screen 0 1360x860x24 >/dev/null 2>&1 & screen=$!
export DISPLAY=:97 EGUI_INSPECTION=127.0.0.1:$port
sleep 2
by_name() { python3 tests/by_name.py $port "$@"; }
look() { sleep 2; import -window root "$pictures/$1.png"; }
window() { xdotool search --onlyvisible --name '^Delvewright$' | tail -1; }
press() {
    by_name wait "$1" 120 || { echo "nothing is called “$1”:"; by_name names; exit 1; }
    local at; read -r -a at <<<"$(by_name where "$1")"
    xdotool mousemove --window "$(window)" "${at[0]}" "${at[1]}" sleep 0.3 click 1
}
leave() { wineserver -k; sleep 2; }
# From the program for terminals, which opens the other one and is done.
delvewright
by_name wait "Play the first evening" 180
look start
press "Play the first evening"
press "Go down"
by_name wait "Round 1" 60
look table
# The first round, by keyboard: whatever is asked, the first answer is given.
xdotool windowfocus "$(window)"
for _ in $(seq 1 150); do
    if by_name wait "Round 2" 1; then break; fi
    xdotool key 1
done
by_name wait "Round 2" 1 || { echo "the second round never begins:"; by_name names; look stuck; exit 1; }
look second-round
leave
# Every answer is in the file, and replays on Linux.
linux replay "$out"/home/games/*.journal

step "each kind of file, opened with the program"
opened() {
    local name=$1 file=$2 told=$3
    wine "$out/program/delvewright.exe" "Z:$file" >/dev/null 2>&1 &
    by_name wait "$told" 120 || { echo "$name: nothing says “$told”:"; by_name names; exit 1; }
    look "opened-$name"
    leave
}
rm -rf "$out/home"
mkdir "$out/Zażółć gęślą jaźń"
files="$out/Zażółć gęślą jaźń"
cp "$out/ąęß 1.journal" "$files/Größe 1.journal"
opened game "$files/Größe 1.journal" "~lies among your games now"
cp saves/sample.campaign quests/massive-darkness/quest-02.ron "$files"
opened campaign "$files/sample.campaign" "~is on the shelf now"
opened quest "$files/quest-02.ron" "~Zażółć"
printf 'shopping list\r\n' >"$files/list.txt"
opened nothing "$files/list.txt" "~is neither a quest nor a campaign"
find "$out/home" -type f

step "where the data lie"
wine "$out/program/delvewright.exe" >/dev/null 2>&1 &
press "Settings"
by_name wait "Show the folder" 30
look settings
press "Show the folder"
look folder-shown
leave
printf '\nall of it went well; look at %s\n' "$pictures"
