#!/bin/sh
# One change of a part's pointer, in the volumes of the site: prints what is known, and appends the change that it reads
# from standard input. It ends without a change when its input ends. A line that is not whole does not count
# (pointers.sh), so a change is made wholly or not at all.
set -eu
for part in /parts/*; do
  sed 's/^/change /' "$part/pointer.jsonl" 2>/dev/null || true
done
sed 's/^/change /' /pointers/pointers.jsonl 2>/dev/null || true
for version in /parts/*/*/version.json; do
  folder=${version%/version.json}
  echo "release ${folder#/parts/} $(stat -c %Y "$folder") $(tr -d '\n' <"$version")"
done
echo end
if read -r change; then printf '\n%s\n' "$change" >>/pointers/pointers.jsonl; fi
