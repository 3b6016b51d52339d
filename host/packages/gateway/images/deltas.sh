#!/bin/sh
# What a command needs to compress the files of a release with those of earlier ones, in the volume of a part's releases.
# --read ID …: prints an archive of the files that browsers have of these releases; one that is missing has none.
# --write ID: puts the copies in the archive on standard input beside the release's files, all those of a file at once.
set -eu
cd "${TO:-/to}"
mode=$1
shift
if [ "$mode" = --read ]; then
  # BusyBox's tar takes no list of files; no name here has a space.
  files=$(
    for id in "$@"; do
      for folder in static data; do
        [ ! -d "$id/$folder" ] || find "$id/$folder" -type f ! -path '*.dcz/*'
      done
    done
  )
  tar -c -f - $files
else
  rm -rf .deltas
  mkdir .deltas
  tar -x -f - -C .deltas
  cd .deltas
  find . -name '*.dcz' -prune | while read -r copies; do
    rm -rf "../$1/$copies"
    mv "$copies" "../$1/$copies"
  done
  rm -rf ../.deltas
fi
