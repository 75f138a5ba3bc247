#!/usr/bin/env bash
# Opens a file of each kind with the real program, as a double click does, and looks whether it lies where it belongs after that or is told
# of in the window. The program has to be built with the feature `inspection`; a screen (DISPLAY) has to be there.
#
#   tests/opened.sh FOLDER PROGRAM …                       files, data and pictures go to FOLDER, which is emptied
#   BEFORE=Z: AFTER='wineserver -k' tests/opened.sh FOLDER wine PROGRAM.exe
#
# BEFORE is put before every path, AFTER ends the program where killing it by its number does not, ONLY says which kinds (a regular
# expression).
set -euo pipefail
cd "$(dirname "$0")/.."

out=$(mkdir -p "$1" && cd "$1" && pwd); shift
port=${PORT:-57198}
home="$out/home with Zażółć and Größe"
files="$out/Zażółć gęślą jaźń"
rm -rf "$out"
mkdir -p "$files" "$out/pictures"
export DELVEWRIGHT_HOME="${BEFORE:-}$home" EGUI_INSPECTION=127.0.0.1:$port
program=("$@")
by_name() { python3 tests/by_name.py "$port" "$@"; }
end() {
    if [ -n "${AFTER:-}" ]; then $AFTER || true; else kill "$1" 2>/dev/null || true; fi
    wait "$1" 2>/dev/null || true
}

# What it is, the file, what the window says of it, and what lies among the user's own after that (a pattern; “-”: nothing does).
opened() {
    local name=$1 file=$2 told=$3 kept=$4
    [[ $name =~ ${ONLY:-.} ]] || return 0
    rm -rf "$home"
    "${program[@]}" "${BEFORE:-}$file" >/dev/null 2>&1 &
    local running=$!
    by_name wait "$told" 180 || { echo "$name: nothing says “$told”:"; by_name names; import -window root "$out/pictures/$name.png"; end $running; exit 1; }
    by_name names | grep -F -e "${told#\~}" | sed -n 1p || true
    sleep 1
    import -window root "$out/pictures/$name.png"
    end $running
    if [ "$kept" = - ]; then
        [ -z "$(find "$home" -type f ! -name 'settings.ron*' ! -path "$home/settings*" ! -path "$home/room*" ! -name '.*')" ] ||
            { echo "$name: something was taken in:"; find "$home" -type f; exit 1; }
    else
        compgen -G "$home/$kept" >/dev/null || { echo "$name: $kept is not there:"; find "$home" -type f; exit 1; }
    fi
    echo "$name"
}

cp tests/journals/quest-01.journal "$files/Größe 1.journal"
cp tests/journals/boss-monster-3-1.journal tests/journals/massive-darkness-2-tutorial.journal "$files"
cp quests/massive-darkness/quest-02.ron saves/sample.campaign saves/format-2/own-cards.ron "$files"
cp saves/format-2/shared.campaign "$files/given away.campaign"
cp saves/boss-monster-1/pad.campaign "$files/pad.campaign"
cp saves/massive-darkness-2-1/book.campaign "$files/party.campaign"
cp saves/format-2/settings.ron "$files"
printf 'shopping list\r\n' >"$files/list.txt"
printf '\0\1\2\377' >"$files/noise.journal"
: >"$files/nothing.ron"
sed '1s/massive-darkness/chess/' "$files/Größe 1.journal" >"$files/chess.journal"
mkdir "$files/folder.ron"

opened game "$files/Größe 1.journal" "~lies among your games now" "games/Größe 1.journal"
opened game-of-boss-monster "$files/boss-monster-3-1.journal" "~lies among your games now" games/boss-monster-3-1.journal
opened game-of-massive-darkness-2 "$files/massive-darkness-2-tutorial.journal" "~lies among your games now" games/massive-darkness-2-tutorial.journal
opened quest "$files/quest-02.ron" "Saved. Ready to be played" quests/quest-02.ron
opened campaign "$files/sample.campaign" "~is on the shelf now" campaigns/lanterns-below.campaign
opened campaign-given-away "$files/given away.campaign" "~is on the shelf now" 'campaigns/*.campaign'
opened pad "$files/pad.campaign" "~is on the shelf now" 'campaigns/*.campaign'
opened book-of-a-party "$files/party.campaign" "~is on the shelf now" 'campaigns/*.campaign'
opened cards "$files/own-cards.ron" "Take them" -
opened settings "$files/settings.ron" "~settings.ron" -
opened rubbish "$files/list.txt" "~is neither a quest nor a campaign" -
opened noise "$files/noise.journal" "~noise.journal" -
opened empty "$files/nothing.ron" "~nothing.ron" -
opened of-another-game "$files/chess.journal" "~chess" -
opened folder "$files/folder.ron" "~folder.ron" -
# What is gone is told: to the terminal, or, where none stands behind the program, in a small window of the system.
if [[ gone =~ ${ONLY:-.} ]]; then
    # As a double click starts it: neither a terminal nor a file hears what it says.
    [ -z "${BEFORE:-}" ] || program=(wine start /wait /unix "${program[@]:1}")
    "${program[@]}" "${BEFORE:-}$files/gone.ron" >/dev/null 2>"$out/told" </dev/null &
    running=$!
    if [ -n "${BEFORE:-}" ]; then
        box=$(timeout 120 xdotool search --sync --onlyvisible --name '^Delvewright$' | tail -1)
        sleep 2
        import -window root "$out/pictures/gone.png"
        xdotool windowfocus "$box" key Return
    else
        sleep 1
        grep -F gone.ron "$out/told"
    fi
    code=0; wait $running || code=$?
    [ $code = 2 ]
    echo gone
fi
