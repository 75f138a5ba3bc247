#!/usr/bin/env bash
# Tries the program as Windows users have it, under Wine: see docs/windows.md. Not a part of the usual check.
set -euo pipefail
cd "$(dirname "$0")/.."

target=x86_64-pc-windows-gnu
out=$PWD/target/windows
pictures=$out/pictures
port=57197
# Debian keeps the server of Wine beside it, where nothing is found by its name alone.
PATH=$PATH:/usr/lib/wine

step() { printf '\n== %s\n' "$*"; }
missing=()
need() { command -v "$1" >/dev/null || missing+=("$1 ($2)"); }
need cargo "rustup.rs"
need x86_64-w64-mingw32-gcc "apt install gcc-mingw-w64-x86-64"
need x86_64-w64-mingw32-windres "apt install binutils-mingw-w64-x86-64"
need wine "apt install wine wine64"
need wineserver "apt install wine wine64"
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
build=(--locked -p delvewright --target $target --features console-beside,inspection)
cargo test "${build[@]}" --no-run --lib --test program --test game
cargo build --locked -p delvewright --features toy,inspection
built=target/$target/debug
cp "$built/delvewright.exe" "$out/program/delvewright.exe"
cp "$built/delvewright-console.exe" "$out/program/delvewright.com"
# Behind the window stands no console (2), the other program has one (3).
subsystem() { x86_64-w64-mingw32-objdump -p "$1" | sed -n 's/^Subsystem[^0-9]*0*\([0-9]*\).*/\1/p'; }
[ "$(subsystem "$out/program/delvewright.exe")" = 2 ]
[ "$(subsystem "$out/program/delvewright.com")" = 3 ]
grep -aq PerMonitorV2 "$out/program/delvewright.exe"
grep -aq longPathAware "$out/program/delvewright.exe"

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

step "what stands in the properties of the program, as Windows itself reads them"
cat >"$out/properties.c" <<'PROPERTIES'
#include <stdio.h>
#include <windows.h>
#include <shellapi.h>
int main(int count, char **names) {
    static char all[65536];
    const char *words[] = {"FileDescription", "ProductName", "FileVersion", "ProductVersion", "LegalCopyright", "OriginalFilename"};
    if (count < 2 || !GetFileVersionInfoA(names[1], 0, sizeof all, all)) return 1;
    for (int word = 0; word < 6; word++) {
        char path[80]; void *said; UINT length;
        snprintf(path, sizeof path, "\\\\StringFileInfo\\\\040904B0\\\\%s", words[word]);
        if (!VerQueryValueA(all, path, &said, &length)) return 1;
        printf("%s: %s\n", words[word], (char *)said);
    }
    HICON large = 0, small = 0;
    ExtractIconExA(names[1], 0, &large, &small, 1);
    printf("icons: %d, large %s, small %s\n", (int)ExtractIconExA(names[1], -1, 0, 0, 0), large ? "yes" : "no", small ? "yes" : "no");
    return 0;
}
PROPERTIES
x86_64-w64-mingw32-gcc -o "$out/properties.exe" "$out/properties.c" -lversion -lshell32
wine "$out/properties.exe" "Z:$out/program/delvewright.exe" | tr -d '\r' | tee "$out/properties"
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
for line in "FileDescription: Delvewright" "FileVersion: $version" "icons: 1, large yes, small yes"; do grep -qx "$line" "$out/properties"; done

delvewright() { wine "$out/program/delvewright.com" "$@" </dev/null; }
linux() { target/debug/delvewright "$@"; }
export DELVEWRIGHT_HOME="Z:$out/home"

step "the rules cases of each game"
installed=$(linux games | cut -d' ' -f1)
for game in $installed; do
    # The first game's cases lie in folders by chapter, those of each other one in a folder of its name.
    folders=("tests/rules/$game/")
    if [ "$game" = massive-darkness ]; then
        mapfile -t folders < <(find tests/rules -mindepth 1 -maxdepth 1 -type d ! -name boss-monster ! -name massive-darkness-2 | sort)
    fi
    [ -d "${folders[0]}" ] || { echo "$game: has no cases"; continue; }
    delvewright check --game "$game" "${folders[@]}" >"$out/check" || { tail -20 "$out/check"; exit 1; }
    printf '%s: %s\n' "$game" "$(tail -1 "$out/check")"
done

step "golden games end where they ended on Linux, and games recorded here end there where they ended here"
# The same end, the same number of answers, the same hash.
same() { cmp <(tr -d '\r' <"$out/here" | grep '"hash"') <(grep '"hash"' "$out/there"); }
count=0 whole=0
for game in tests/journals/*.journal saves/format-*/*.journal saves/boss-monster-1/*.journal saves/massive-darkness-2-1/*.journal; do
    # Where a quest was changed since, it is told so by exit code 1, on both.
    here=0; delvewright replay "$game" --json >"$out/here" || here=$?
    there=0; linux replay "$game" --json >"$out/there" || there=$?
    if [ $here != $there ] || ! same; then echo "$game: $here here, $there on Linux"; exit 1; fi
    if [ $here = 0 ]; then grep -q '"hash"' "$out/here"; whole=$((whole + 1)); fi
    count=$((count + 1))
done
echo "$count golden games, $whole of them by the quests and cards of today"
recorded() {
    local name=$1; shift
    delvewright play "$@" --journal "Z:$out/$name.journal" --json >"$out/here"
    linux replay "$out/$name.journal" --json >"$out/there"
    grep -q '"hash"' "$out/here" && same || { echo "$name: another end on Linux"; cat "$out/here" "$out/there"; exit 1; }
    # Lines are written as the format says, wherever.
    ! grep -q $'\r' "$out/$name.journal"
}
for seed in 1 2 3; do
    recorded "ąęß $seed" --game massive-darkness --quest tutorial --heroes 3 --bot greedy --seed $seed
    recorded "Überfall $seed" --game boss-monster --seats 3 --seed $seed
    recorded "Żar piekieł $seed" --game massive-darkness-2 --quest tutorial --heroes 3 --seed $seed
done
echo "9 games recorded here"

step "lines that end as on Windows are read alike"
mkdir "$out/lf" "$out/crlf"
alike() {
    local name; name=$(basename "$1"); cp "$1" "$out/lf/$name"; sed 's/$/\r/' "$1" >"$out/crlf/$name"; shift
    delvewright "$@" "Z:$out/lf/$name" >"$out/here" 2>&1
    delvewright "$@" "Z:$out/crlf/$name" 2>&1 | sed 's/crlf/lf/g' >"$out/there"
    cmp "$out/here" "$out/there" || { cat "$out/here" "$out/there"; exit 1; }
}
alike "$out/ąęß 1.journal" replay
alike quests/massive-darkness/quest-02.ron lint
alike saves/format-2/own-cards.ron lint
alike saves/sample.campaign campaign show

step "exit codes, and the name of the program as it is typed"
code=0; delvewright nonsense 2>/dev/null || code=$?
[ $code = 2 ]
typed() { (cd "$out/program" && wine cmd /c "$1" </dev/null | tr -d '\r'); }
typed "delvewright --version" | grep -x 'delvewright [0-9.]*'
# The terminal waits for it, and gets its exit code.
code=0; typed "delvewright nonsense 2>nul" || code=$?
[ $code = 2 ]
typed "delvewright games && echo done" | grep -x 'done'

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

step "a path of more than 260 letters"
deep=$out/$(printf 'ż%.0s' {1..100})/$(printf 'o%.0s' {1..100})/$(printf 'n%.0s' {1..100})
mkdir -p "$deep"
delvewright play --quest tutorial --heroes 3 --seed 1 --journal "Z:$deep/game.journal" --json >"$out/here"
linux replay "$deep/game.journal" --json >"$out/there"
same
delvewright replay "Z:$deep/game.journal" >/dev/null
cp saves/sample.campaign "$deep"
delvewright campaign show "Z:$deep/sample.campaign" | sed -n 1p

step "tests of files, names, keys and the command line, and the one that really kills"
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine
cargo test "${build[@]}" --lib -- house:: kit::files own_cards own_quests exchange shelf pad::
cargo test "${build[@]}" --test program -- cli campaign broken_quests
cargo test "${build[@]}" --test game -- campaign
DELVEWRIGHT_KILL_TEST=1 cargo test "${build[@]}" --test program -- kill

step "the window"
Xvfb :97 -screen 0 1360x860x24 >/dev/null 2>&1 & screen=$!
export DISPLAY=:97 EGUI_INSPECTION=127.0.0.1:$port
for _ in $(seq 1 60); do xdotool getdisplaygeometry >/dev/null 2>&1 && break; sleep 1; done
by_name() { python3 tests/by_name.py $port "$@"; }
look() { sleep 2; import -window root "$pictures/$1.png"; }
window() { xdotool search --onlyvisible --name '^Delvewright$' | tail -1; }
press() {
    by_name wait "$1" 120 || { echo "nothing is called “$1”:"; by_name names; look stuck; exit 1; }
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
# While the window goes on writing it, others read it.
delvewright replay "Z:$(echo "$out"/home/games/*.journal)" >/dev/null
# A second window may not write in the game of the first, and says so; the first one goes on with it.
in_use="is being used by another window or program. Nothing was changed."
written=$(wc -l <"$(echo "$out"/home/games/*.journal)")
port=$((port + 1))
EGUI_INSPECTION=127.0.0.1:$port wine "$out/program/delvewright.exe" >/dev/null 2>&1 & second=$!
press Continue
by_name wait "~$in_use" 60 || { echo "the second window is not told that the game is held:"; by_name names; look stuck; exit 1; }
look held-by-another
kill $second; wait $second 2>/dev/null || true
port=$((port - 1))
press "End the activation"
for _ in $(seq 1 20); do
    if [ "$(wc -l <"$(echo "$out"/home/games/*.journal)")" -gt "$written" ]; then break; fi
    sleep 0.5
done
[ "$(wc -l <"$(echo "$out"/home/games/*.journal)")" -gt "$written" ] || { echo "the first window does not write on"; look stuck; exit 1; }
leave

step "a book that a window holds is not rescued by another program"
wine "$out/program/delvewright.exe" "Z:$PWD/saves/sample.campaign" >/dev/null 2>&1 &
press "Open “Lanterns Below”"
by_name wait "Correct entry 7" 60
book=$(echo "$out"/home/campaigns/*.campaign)
before=$(sha256sum <"$book")
code=0; delvewright campaign rescue "Z:$book" >"$out/here" 2>&1 || code=$?
if [ $code != 2 ] || ! grep -q "$in_use" "$out/here"; then echo "exit code $code"; cat "$out/here"; exit 1; fi
[ "$(sha256sum <"$book")" = "$before" ]
delvewright campaign show "Z:$book" | sed -n 1p
leave
# Whatever was written, lines end as the format says.
if grep -rlI $'\r' "$out/home"; then exit 1; fi
# Every answer is in the file, and replays on Linux.
linux replay "$out"/home/games/*.journal

step "where the data lie, in the folder that Windows keeps for them"
roaming=$WINEPREFIX/drive_c/users/$(id -un)/AppData/Roaming/delvewright/data
[ ! -e "$roaming" ]
DELVEWRIGHT_HOME="" wine "$out/program/delvewright.exe" >/dev/null 2>&1 &
press "Settings"
by_name wait "Show the folder" 30
look settings
press "Show the folder"
timeout 60 xdotool search --sync --onlyvisible --name '^data$' >/dev/null
look folder-shown
leave
[ -d "$roaming/games" ]

step "a screen of twice the scale"
wine reg add 'HKCU\Control Panel\Desktop' /v LogPixels /t REG_DWORD /d 192 /f >/dev/null
wine "$out/program/delvewright.exe" >/dev/null 2>&1 &
by_name wait "Settings" 120
look twice
[ "$(by_name scale)" = 2.0 ]
leave
wine reg delete 'HKCU\Control Panel\Desktop' /v LogPixels /f >/dev/null

step "each kind of file, opened with the program"
BEFORE=Z: AFTER="wineserver -k" tests/opened.sh "$out/opened" wine "$out/program/delvewright.exe"
step "and on Linux"
tests/opened.sh "$out/opened-on-linux" target/debug/delvewright
printf '\nall of it went well; look at %s\n' "$pictures"
