#!/bin/sh
# Prints what the pointers in a folder mean to nginx: which release of each part a visitor gets. The last whole line
# that names a part is in force: in pointers.jsonl, otherwise in <part>.jsonl. A part without one has the release `none`.
# A preview gives a visitor any release that a line names.
canary=off
all=
previews=
names=
for part in host marketing wizard results; do
  lines=$(cat "$1/$part.jsonl" "$1/pointers.jsonl" 2>/dev/null | grep "^{\"part\":\"$part\",.*}\$")
  releases=$(echo "$lines" | tail -n 1 |
    sed -nE 's/.*"releases":"(([0-9]{1,2}% [0-9a-f]{12}; )?\* ([0-9a-f]{12}|off);)"\}$/\1/p')
  releases=${releases:-* none;}
  deployed=$(echo "$lines" | grep -oE '"(deployed|releases)":"[^"]*"' | grep -oE '[0-9a-f]{12}' | sort -u)
  cat <<CONF
split_clients "\$visitor $part" \$${part}_share { $releases }
map \$preview \$${part}_preview { "~(?:^|,)$part(?:@|%40)(?<${part}_id>[0-9a-f]{12})" \$${part}_id; }
map \$${part}_preview \$${part}_deployed { $(for id in $deployed; do printf '%s %s; ' "$id" "$id"; done)}
map \$${part}_deployed \$${part}_release { "" \$${part}_share; default \$${part}_deployed; }
CONF
  all="$all$part $releases $(echo $deployed) "
  names="$names$(for id in $deployed; do printf '"%s %s" 1; ' "$part" "$id"; done)"
  previews="$previews\$${part}_preview=\$${part}_deployed "
  case $releases in *%*) canary=on ;; esac
done
cat <<CONF
map "$previews" \$unknown { "~[0-9a-f]= " 1; }
map \$failed \$counted { $names}
map "" \$canary { default $canary; }
map "" \$pointers { default "$all"; }
CONF
