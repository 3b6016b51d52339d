#!/bin/sh
# One change of a part's pointer, in the volumes of the site: prints every change, then every release, as lines of JSON,
# and appends the change that it reads from standard input. It ends without a change when its input ends. A line that is
# not whole does not count, so a change is made wholly or not at all.
set -eu
log=/pointers/pointers.jsonl

# What a part's first release has brought, until the first change of the part.
first() { # PART
  grep -q "^{\"part\":\"$1\"," $log 2>/dev/null || grep -a "^{\"part\":\"$1\"," "/parts/$1/pointer.jsonl" 2>/dev/null
}

for folder in /parts/*; do first "${folder##*/}" || true; done
cat $log 2>/dev/null || true
printf '\nreleases\n'
for folder in /parts/*/*; do
  id=${folder##*/} part=${folder%/*}
  echo "$id" | grep -qE '^[0-9a-f]{32}$' || continue
  # Another command may just remove it.
  seconds=$(stat -c %Y "$folder" 2>/dev/null) || continue
  printf '{"part":"%s","id":"%s","deployed":%s' "${part##*/}" "$id" "$seconds"
  for name in commit contractVersion; do
    printf ',"%s":"%s"' $name "$(sed -n "s/.*\"$name\": *\"\([a-zA-Z0-9.,_-]*\)\".*/\1/p" "$folder/version.json" 2>/dev/null | head -n 1)"
  done
  printf ',"paths":"%s"' "$(grep -o '"path":"[a-zA-Z0-9_/:]*"' "$folder/pages/declaration.json" 2>/dev/null | cut -d '"' -f 4 | tr '\n' ' ')"
  printf ',"signature":"%s"}\n' "$(tr -cd 'A-Za-z0-9+/=' 2>/dev/null <"$folder/signature" | head -c 200)"
done
echo end
if read -r change; then
  part=$(echo "$change" | sed 's/^{"part":"\([a-z]*\)".*/\1/')
  { first "$part" || true; printf '\n%s\n' "$change"; } >>$log
fi
