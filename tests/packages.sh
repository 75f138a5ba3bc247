#!/usr/bin/env bash
# Tries what `.ci/package` has made as its users do: the tarball, the Debian package on a bare Debian 12, the zip under Wine. Opt-in,
# like tests/windows.sh; needs root for the bare Debian. docs/windows.md has what was seen.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=$PWD/target/packages
out=$PWD/target/packages-tried
bare=${DELVEWRIGHT_BARE:-$out/debian}
journal=$PWD/tests/journals/quest-01.journal
campaign=$PWD/saves/sample.campaign
left_out=()

step() { printf '\n== %s\n' "$*"; }
there() { command -v "$1" >/dev/null || { left_out+=("$2: $1 is missing ($3)"); return 1; }; }
there Xvfb "everything" "apt install xvfb" && there xdotool "everything" "apt install xdotool" && there import "everything" "apt install imagemagick" ||
    { printf '%s\n' "${left_out[@]}"; exit 2; }

mkdir -p "$out/pictures"
Xvfb :98 -screen 0 1360x860x24 >/dev/null 2>&1 & screen=$!
trap 'kill "$screen" 2>/dev/null || true; wineserver -k 2>/dev/null || true' EXIT
export DISPLAY=:98
unset DELVEWRIGHT_HOME
for _ in $(seq 1 60); do xdotool getdisplaygeometry >/dev/null 2>&1 && break; sleep 1; done

# Milliseconds from starting it until its window is there, which it is once the first frame has been painted; it goes on in the
# background as $!.
begin() {
    local start; start=$(date +%s%N)
    "$@" >"$out/said.txt" 2>&1 &
    for _ in $(seq 1 6000); do
        if xdotool search --onlyvisible --name '^Delvewright$' >/dev/null 2>&1; then
            took=$((($(date +%s%N) - start) / 1000000))
            return
        fi
        kill -0 $! 2>/dev/null || break
        sleep 0.01
    done
    echo "no window: $*"; cat "$out/said.txt"; return 1
}
end() { kill "$1" 2>/dev/null || true; wait "$1" 2>/dev/null || true; sleep 0.5; }
# Its window opens with a file, which lies among the user's own after that; and how long it takes to open without one.
try() {
    local name=$1 data=$2 file=$3 kept=$4; shift 4
    begin "$@" "$file"; sleep 4
    import -window root "$out/pictures/$name.png"
    end $!
    ls "$data"/$kept >/dev/null || { echo "$name: $file was not taken in"; exit 1; }
    local times=()
    for _ in 1 2 3 4 5; do begin "$@"; times+=("$took"); end $!; done
    printf '%s: %s opened; starts in %s ms\n' "$name" "$(basename "$file")" "${times[*]}"
}

step "checksums"
(cd "$packages" && sha256sum -c SHA256SUMS && ls -l)

step "tarball"
rm -rf "$out/tarball" "$out/home"
mkdir -p "$out/tarball"
tar -C "$out/tarball" -xzf "$packages"/delvewright-*-linux-x86_64.tar.gz --strip-components=1
ls -l "$out/tarball" "$out/tarball/licences"
find "$out/tarball/share" -type f
"$out/tarball/delvewright" --version
export HOME=$out/home XDG_DATA_HOME=$out/home/data
try tarball-journal "$XDG_DATA_HOME/delvewright" "$journal" games/quest-01.journal "$out/tarball/delvewright"
try tarball-campaign "$XDG_DATA_HOME/delvewright" "$campaign" 'campaigns/*.campaign' "$out/tarball/delvewright"

step "Debian package on a bare Debian 12"
deb=$(echo "$packages"/delvewright_*_amd64.deb)
dpkg-deb --info "$deb"
if there debootstrap "the bare Debian" "apt install debootstrap" && [ "$(id -u)" = 0 ]; then
    [ -e "$bare/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$bare" >"$out/debootstrap.log"
    cp "$deb" "$bare/root/delvewright.deb"
    cp "$journal" "$bare/root/quest-01.journal"
    cp "$campaign" "$bare/root/sample.campaign"
    # What a desktop would have set.
    inside=(chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DISPLAY=:98 DEBIAN_FRONTEND=noninteractive)
    "${inside[@]}" apt-get update -qq
    # Without what it only recommends: what it needs must be among what it depends on.
    "${inside[@]}" apt-get install -y --no-install-recommends /root/delvewright.deb >"$out/apt.log" 2>&1
    "${inside[@]}" delvewright --version
    rm -rf "$bare/root/.local"
    try deb-bare "$bare/root/.local/share/delvewright" /root/quest-01.journal games/quest-01.journal "${inside[@]}" delvewright
    # With what a desktop has besides, files have types, and a double click on one opens it here.
    "${inside[@]}" apt-get install -y --no-install-recommends libglib2.0-bin shared-mime-info desktop-file-utils >>"$out/apt.log" 2>&1
    "${inside[@]}" desktop-file-validate /usr/share/applications/delvewright.desktop
    rm -f "$bare/root/mine.ron"
    "${inside[@]}" delvewright generate --seed 1 --output /root/mine.ron
    cp saves/format-2/own-cards.ron saves/format-2/settings.ron "$bare/root"
    for file in quest-01.journal sample.campaign mine.ron own-cards.ron; do
        type=$("${inside[@]}" gio info -a standard::content-type "/root/$file" | sed -n 's/.*standard::content-type: //p')
        default=$("${inside[@]}" gio mime "$type" | sed -n 1p)
        case $default in *delvewright.desktop) echo "$file: $default" ;; *) echo "$file: $type, $default"; exit 1 ;; esac
    done
    # What is none of these is not called so.
    if "${inside[@]}" gio info -a standard::content-type /root/settings.ron | grep delvewright; then exit 1; fi
    # Opened by their types, as a double click opens them.
    by_type() {
        rm -rf "$bare/root/.local"
        "${inside[@]}" gio open "/root/$1" >/dev/null 2>&1 || true
        for _ in $(seq 1 300); do ls "$bare"/root/.local/share/delvewright/$2 >/dev/null 2>&1 && break; sleep 0.1; done
        sleep 2
        import -window root "$out/pictures/by-type-$1.png"
        pkill -f '^delvewright /root/|^/usr/bin/delvewright /root/' || true
        ls "$bare"/root/.local/share/delvewright/$2
    }
    by_type quest-01.journal games/quest-01.journal
    by_type sample.campaign 'campaigns/*.campaign'
    by_type mine.ron quests/mine.ron
    # With all that came along, so that the next run begins as bare as this one.
    "${inside[@]}" apt-get purge -y --autoremove delvewright libglib2.0-bin shared-mime-info desktop-file-utils >>"$out/apt.log" 2>&1
    [ ! -e "$bare/usr/bin/delvewright" ]
else
    left_out+=("the bare Debian: needs root")
fi

step "zip for Windows, portable, under Wine"
zip=$(echo "$packages"/delvewright-*-windows-x86_64.zip)
if [ -e "$zip" ] && there wine "the zip" "apt install wine wine64" && there unzip "the zip" "apt install unzip"; then
    export WINEPREFIX=${DELVEWRIGHT_WINE:-$PWD/target/windows/wine} WINEDEBUG=-all
    [ -d "$WINEPREFIX" ] || { echo "tests/windows.sh makes the Windows that is needed"; exit 2; }
    rm -rf "$out/zip"
    unzip -q "$zip" -d "$out/zip"
    program=$(echo "$out"/zip/delvewright-*)
    ls -l "$program"
    wine "$program/delvewright.com" --version </dev/null
    # As it comes, data lie in the roaming folder; with the file renamed, beside the program.
    mv "$program/portable-no.txt" "$program/portable.txt"
    # It is known by its window, not by the process that Wine was started as.
    end() { wineserver -k || true; wait "$1" 2>/dev/null || true; sleep 1; }
    try zip-journal "$program/data" "Z:$journal" games/quest-01.journal wine "$program/delvewright.exe"
    try zip-campaign "$program/data" "Z:$campaign" 'campaigns/*.campaign' wine "$program/delvewright.exe"
    find "$program/data" -type f
fi

if [ ${#left_out[@]} -gt 0 ]; then
    printf '\nnot tried\n'
    printf '%s\n' "${left_out[@]}"
    exit 1
fi
