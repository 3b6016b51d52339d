#!/bin/sh
# Puts this image's release into the volume of a part's releases at /to, whole or not at all. Removes releases that were
# deployed more than KEPT_DAYS ago and are not among the ids given as arguments. --describe only checks the release and
# prints its id, its contract version and its signature, and the paths that it claims.
set -eu
id=$(sed -n 's/.*"releases":"\* \([0-9a-f]\{32\}\);".*/\1/p' /files/pointer.jsonl | tail -n 1)
cd "/files/$id"
is_whole() {
  [ -f copies.sha256 ] && [ "$(sha256sum <files.sha256 | cut -c 1-32)" = "$id" ] &&
    cat files.sha256 copies.sha256 | sha256sum -c >/dev/null 2>&1
}
is_whole || {
  echo "The image's release $id is not complete, or its files are not those of its id." >&2
  exit 1
}
if [ "${1:-}" = --describe ]; then
  contract=$(sed -n 's/.*"contractVersion": "\([^"]*\)".*/\1/p' version.json)
  echo "$id $contract $(cat signature 2>/dev/null)"
  grep -o '"path":"[^"]*"' pages/declaration.json 2>/dev/null || true
  exit
fi
rm -rf /to/.deploying
# One that was damaged since it was deployed is replaced.
[ ! -d "/to/$id" ] || (cd "/to/$id" && is_whole) || rm -rf "/to/$id"
if [ ! -d "/to/$id" ]; then
  cp -a . /to/.deploying
  mv /to/.deploying "/to/$id"
fi
# A release that was deployed before may have been signed again since.
[ ! -e signature ] || cp signature "/to/$id/"
touch "/to/$id"
for folder in $(find /to -mindepth 1 -maxdepth 1 -type d -mtime "+$KEPT_DAYS"); do
  case " $* " in *" ${folder#/to/} "*) ;; *) rm -rf "$folder" ;; esac
done
