# Sourced by the scripts beside it, whose first argument is the folder of what a gateway knows: the pointers, as .jsonl
# files, and the pages of releases, in <part>/<id> (pages.sh).
export LC_ALL=C

text="([^\"\\\\$(printf '\001-\037')]|\\\\[\"\\\\/bfnrt]|\\\\u[0-9a-f]{4})*"
given='([1-9][0-9]?% [0-9a-f]{32}; )?\* ([0-9a-f]{32}|off);'

# What a line must be that changes a part's pointer.
form="^\{\"part\":\"[a-z]{1,13}\",(\"[a-z]+\":\"$text\",)*\"releases\":\"$given\"\}\$"

# The parts that the gateway started with (PARTS), and every other that a pointer names. No part has a name that means
# something else: to compose, to nginx, or in the folder of what a gateway knows.
parts=$(
  grep -aE "$form" "$1/pointers.jsonl" 2>/dev/null | awk -F '"' -v first="$PARTS" '
    function add(part) {
      if (!named[part]++ && part !~ /^(gateway|pointers|shared|include|default|volatile|hostnames|request|failed|kept|linked|added|at|versions|integrity|arg|http|cookie|sent|upstream|new|etag|gone|refused)$/)
        printf "%s ", part
    }
    BEGIN { count = split(first, word, " "); for (i = 1; i <= count; i++) add(word[i]) }
    { add($4) }'
)

# Every change of every pointer, those of a part in their order: those in pointers.jsonl, or before the first of them those
# that its first release has brought. A line that is not a whole change does not count (shared/packages/build/pointer.ts
# has the same form), and what a part's server says of other parts does not either.
changes() { # FOLDER
  for name in pointers $parts; do set -- "$@" "$1/$name.jsonl"; done
  shift
  # Prints lines such as "folder/wizard.jsonl:{...}".
  grep -aE "$form" /dev/null "$@" 2>/dev/null | awk -v all="$parts" '
    BEGIN { count = split(all, word, " "); for (i = 1; i <= count; i++) counts[word[i]] = 1 }
    {
      file = substr($0, 1, index($0, ".jsonl:{") - 1)
      sub(/.*\//, "", file)
      change = substr($0, index($0, ".jsonl:{") + 7)
      split(change, word, "\"")
      if (!(word[4] in counts)) next
      if (file == "pointers") changed[word[4]] = 1
      else if (file != word[4] || (word[4] in changed)) next
      print change
    }'
}

# The folders of the releases whose pages are known, then every change.
known_and_changes() { # FOLDER
  printf '%s\n' "$1"/*/*/
  changes "$1"
}

# Functions for awk, which reads the output of known_and_changes.
reading='
  # Whether the line is a folder, which is then known as "part id".
  function is_folder(   word, words) {
    if ($0 !~ /^\//) return 0
    words = split($0, word, "/")
    known[word[words - 2] " " word[words - 1]] = 1
    return 1
  }
  function part_of(   word) { split($0, word, "\""); return word[4] }
  function releases_of(   text) {
    text = $0
    sub(/"}$/, "", text)
    sub(/.*"releases":"/, "", text)
    return text
  }
  function deployed_of() {
    if (!match($0, /"deployed":"[0-9a-f]+"/)) return ""
    return substr($0, RSTART + 12, RLENGTH - 13)
  }
  # Puts the ids in a text into the array id, and gives their number.
  function ids_in(text, id,   word, words, count, i) {
    words = split(text, word, /[ ;%*]+/)
    count = 0
    for (i = 1; i <= words; i++) if (length(word[i]) == 32) id[++count] = word[i]
    return count
  }
  # Whether the pages of every release in a text are known.
  function all_known(part, text,   id, count, i) {
    count = ids_in(text, id)
    for (i = 1; i <= count; i++) if (!((part " " id[i]) in known)) return 0
    return 1
  }
'
