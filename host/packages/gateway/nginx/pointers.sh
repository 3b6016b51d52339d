#!/bin/sh
# Prints what the pointers in a folder mean to nginx: which release of each part a visitor gets. The last whole line
# that names a part is in force: in pointers.jsonl, otherwise in <part>.jsonl. A part without one has the release `none`.
canary=off
all=
for part in host marketing wizard results; do
  releases=$(cat "$1/$part.jsonl" "$1/pointers.jsonl" 2>/dev/null |
    sed -nE "s/^\{\"part\":\"$part\",.*\"releases\":\"(([0-9]{1,2}% [0-9a-f]{12}; )?\* ([0-9a-f]{12}|off);)\"\}\$/\1/p" |
    tail -n 1)
  echo "split_clients \"\$visitor $part\" \$${part}_release { ${releases:-* none;} }"
  all="$all$part ${releases:-* none;} "
  case $releases in *%*) canary=on ;; esac
done
echo "map \"\" \$canary { default $canary; }"
echo "map \"\" \$pointers { default \"$all\"; }"
