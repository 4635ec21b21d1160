#!/usr/bin/env bash
# A net for Skud with three and four players from nothing, in three generations, and its matches against the net for two by
# pairs of seats:
#   lab/train/many.sh target/release/lab OUT [MINUTES]
# OUT gets skud-many.net, the games, what the training noted, and many.log with the results of the matches.
set -eu
lab=$(realpath "$1"); minutes=${3:-15}
mkdir -p "$2"; out=$(realpath "$2")
here=$(dirname "$(realpath "$0")")
two=$(realpath "$here/../../crates/engine/nets/skud.net")
python=${PYTHON:-python3}
work=$(mktemp -d)
begun=$(date +%s)
exec > >(tee "$out/many.log") 2>&1

say() { echo "[$(( $(date +%s) - begun )) s] $*"; }
part() { awk "BEGIN { print $minutes * $1 }"; }

# Games of one generation: its number, nodes a turn, share of the time, then more arguments.
play() {
    local generation=$1 nodes=$2 share=$3; shift 3
    "$lab" selfplay "$out/skud$generation.games" --seed "$generation" --nodes "$nodes" --minutes "$(part "$share")" --longest 400 \
        --setup skud:standard,seats=3 --setup skud:standard,seats=4 --net "$two" "$@" 2>&1 | tail -1
    "$lab" count "$out/skud$generation.games"
}

# A net from the games of the last two generations: its number, then more arguments for the training.
learn() {
    local generation=$1 before=$(( $1 - 1 )); shift
    local games=("$out/skud$generation.games")
    if [ -e "$out/skud$before.games" ]; then games+=("$out/skud$before.games"); fi
    "$lab" expand "${games[@]}" --out "$work/$generation"
    "$python" "$here/train.py" "$work/$generation" "$out/skud-many$generation.net" --hidden 32 --batch 4096 \
        --log "$out/runs.jsonl" "$@" | tail -2
    say "generation $generation"
}

play 1 400 0.09
learn 1 --epochs 8
play 2 500 0.09 --many "$out/skud-many1.net"
learn 2 --epochs 8
play 3 1000 0.14 --many "$out/skud-many2.net"
learn 3 --epochs 4 --rate 0.001 --start "$out/skud-many2.net"
cp "$out/skud-many3.net" "$out/skud-many.net"

# What is left, less the games that are still running at the end.
left=$(awk "BEGIN { left = $minutes - ($(date +%s) - $begun) / 60 - 0.75; print (left > 0.05 ? left : 0.05) }")
half=$(( ($(nproc) + 1) / 2 ))
for seats in 3 4; do
    "$lab" duel "skud:standard,seats=$seats" "$out/skud-many.net" - --time 100 -n 10000 --minutes "$left" --threads "$half" &
done
wait
say "done"
