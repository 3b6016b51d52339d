#!/bin/sh
# Puts this image's release into the volume of a part's releases at /to, whole or not at all. Removes releases that were
# deployed more than KEPT_DAYS ago and are not among the ids given as arguments. --describe only prints the release's
# id and contract version.
set -eu
id=$(sed -n 's/.*"releases":"\* \([0-9a-f]\{12\}\);".*/\1/p' /files/pointer.jsonl | tail -n 1)
cd "/files/$id"
if [ "${1:-}" = --describe ]; then
  echo "$id $(sed -n 's/.*"contractVersion": "\(.*\)".*/\1/p' version.json)"
  exit
fi
sha256sum -c files.sha256 >/dev/null 2>&1 || {
  echo "The image's release $id is not complete." >&2
  exit 1
}
rm -rf /to/.deploying
if [ ! -d "/to/$id" ]; then
  cp -a . /to/.deploying
  mv /to/.deploying "/to/$id"
fi
touch "/to/$id"
for folder in $(find /to -mindepth 1 -maxdepth 1 -type d -mtime "+$KEPT_DAYS"); do
  case " $* " in *" ${folder#/to/} "*) ;; *) rm -rf "$folder" ;; esac
done
