#!/bin/sh
# Copies the pages of the releases that the pointers in a folder name to <folder>/<part>/<id>/pages, if each is what the
# release's id says: the id is the hash of the release's list of files, and the list has the hash of each page. A part's
# releases are in the folder <PART>_FOLDER, or behind <PART>_ADDRESS, by default <part>:8080. Logs each refused release
# once. Fails while the last change of a part still lacks pages, or more than 20 releases are waiting.
# Usage: pages.sh FOLDER
. "${0%/*}/changes.sh"
known=$1

# Copies files of a release, one path a line, to the folder $new. Prints the status of the last answer.
get() { # PART ID
  name=$(echo "$1" | tr a-z A-Z)
  eval "folder=\${${name}_FOLDER:-} address=\${${name}_ADDRESS:-$1:8080}"
  if [ -n "$folder" ]; then
    [ -d "$folder/$2" ] || { echo 404; return 1; }
    tar -c -C "$folder/$2" -T - 2>/dev/null | tar -x -C "$new"
  else
    sed "s|.*|url = \"http://$address/$2/&\"\noutput = \"$new/&\"|" |
      timeout 5 curl -fs --fail-early --create-dirs --max-time 1 --max-filesize 1000000 -w '%{http_code}' -K -
  fi
}

# Copies the pages of a release. Fails when its server does not answer, or the release is refused.
keep() { # PART ID
  new=$known/new-$1
  rm -rf "$new"
  mkdir -p "$new" "$known/$1"
  if ! status=$(echo files.sha256 | get "$1" "$2"); then
    [ "$status" = 404 ] && note gone "$1 $2"
    return 1
  fi
  check "$1" "$2" files.sha256 "$2" "$(sum "$new/files.sha256" | cut -c 1-32)" || return
  grep -aE '^[0-9a-f]{64}  pages/[a-zA-Z0-9_/-]+\.[a-z]+$' "$new/files.sha256" | head -n 200 >"$new/list"
  cut -c 67- "$new/list" | get "$1" "$2" >/dev/null || return
  if ! (cd "$new" && sha256sum -c list >/dev/null 2>&1); then
    while read -r expected file; do
      [ ! -f "$new/$file" ] || check "$1" "$2" "$file" "$expected" "$(sum "$new/$file")" || break
    done <"$new/list"
    return 1
  fi
  mv "$new" "$known/$1/$2"
}

sum() { # FILE
  sha256sum "$1" 2>/dev/null | cut -d ' ' -f 1
}

# Adds a line to a file, unless it is there.
note() { # FILE LINE
  ! grep -qsxF "$2" "$known/$1" && echo "$2" >>"$known/$1"
}

check() { # PART ID FILE EXPECTED FOUND
  [ "$4" = "$5" ] && return
  note refused "$1 $2" || return 1
  echo "refused {\"part\":\"$1\",\"release\":\"$2\",\"file\":\"$3\",\"expected\":\"$4\",\"found\":\"$5\"}" >&2
  return 1
}

# Lines such as "last wizard ID": the releases whose pages are not known, first those that last changes name.
wanted() {
  { sed 's/^/gone /' "$known/gone" "$known/refused" 2>/dev/null; known_and_changes "$known"; } | awk "$reading"'
    /^gone / { gone[$2 " " $3] = 1; next }
    is_folder() { next }
    {
      part = part_of()
      last[part] = NR
      count = ids_in(deployed_of() " " releases_of(), id)
      for (i = 1; i <= count; i++) named[part " " id[i]] = NR
    }
    END {
      for (key in named) {
        split(key, word, " ")
        when = named[key] == last[word[1]] ? "last" : "earlier"
        if (!(key in known) && !(when == "earlier" && key in gone)) print when, key
      }
    }' | sort -r
}

# A few at a time, so that the last changes do not wait for what was before.
list=$(wanted)
[ -n "$list" ] || exit 0
down=
echo "$list" | head -n 20 | while read -r when part id; do
  case "$when$down" in '' | *" $part "*) continue ;; esac
  keep "$part" "$id" || down="$down $part "
done
[ "$(echo "$list" | wc -l)" -le 20 ] && ! wanted | grep -q '^last'
