# Sourced by pointers.sh: functions for awk that print the maps of $added and of the variables that begin with it. They are
# what a release of the shell needs to show remotes that it was built without: which it knows is in its releases.json, and
# each release of a remote declares in pages/declaration.json what it has. node/addedRemotes.ts does the same.
adding='
  BEGIN {
    text = "\"[^\"]+\""
    titled = "\",\"title\":" text
    page = "\"[A-Z][A-Za-z0-9_]*\":\\{\"path\":\"/([a-z]*" titled "(,\"link\":" text ")?|[a-z]+/:[A-Za-z0-9_]+" titled ")\\}"
    declaration = "^\\{\"called\":" text ",\"offers\":\\[" text "(," text ")*\\],\"needsScript\":(true|false),\"pages\":\\{" page "(," page ")*\\}\\}$"
  }
  # What a release of a remote declares in pages/declaration.json; empty if it has not exactly the form of that file.
  function declaration_of(part, id,   read, text) {
    # awk cannot look for a character 0.
    read = "tr \\\\000 \\\\001 2>/dev/null <" folder "/" part "/" id "/pages/declaration.json"
    read | getline text
    close(read)
    return length(quoted(text)) > 3500 || text ~ /[\\\\<>&$\001-\037]/ || text !~ declaration || !is_sound(text) ? "" : text
  }
  # Whether its pages can be keys of the configuration: each once, where case makes no difference, and not too long.
  function is_sound(text,   one, word, seen) {
    sub(/.*"pages":/, "", text)
    while (match(text, page)) {
      one = substr(text, RSTART, RLENGTH)
      text = substr(text, RSTART + RLENGTH)
      split(one, word, "\"")
      if (length(word[2] word[6]) > 80 || seen["path", file_of(word[6])]++ || seen["page", tolower(word[2])]++) return 0
    }
    return 1
  }
  # A text within quotation marks of nginx. The backslashes in a replacement of gsub mean something else in each awk.
  function quoted(text,   piece, pieces, i, all) {
    pieces = split(text, piece, "\"")
    all = piece[1]
    for (i = 2; i <= pieces; i++) all = all "\\\"" piece[i]
    return all
  }
  # Collects the entries of the maps from a release of a remote to what it adds to pages.
  function add(part, id,   rest, one, word, path, first, address) {
    rest = declaration_of(part, id)
    if (!rest) return
    address = "/remotes/" part "/" id "/mf-manifest.json#$" part "_integrity"
    scripts[part] = scripts[part] id " \"<script type=\\\"application/json\\\" data-remote=\\\"" part "\\\" data-address=\\\"" address "\\\">" quoted(rest) "</script>\"; "
    if (rest ~ /"needsScript":true/) needing[part] = needing[part] id " 1; "
    sub(/.*"pages":/, "", rest)
    while (match(rest, page)) {
      one = substr(rest, RSTART, RLENGTH)
      rest = substr(rest, RSTART + RLENGTH)
      split(one, word, "\"")
      path = word[6]
      pages[part] = pages[part] "\"" id " " file_of(path) "\" " word[2] "; "
      titles[part] = titles[part] "\"" id " " word[2] "\" \"" word[10] "\"; "
      first = file_of(path)
      if (word[12] != "link") continue
      if (!((part, first) in anchors)) links[part] = links[part] first " "
      anchors[part, first] = anchors[part, first] id " \"<a$at_" first " href=\\\"" path "\\\">" word[14] "</a>\"; "
      linked[first] = 1
    }
  }
  # The file of the page at a path, as writePages.ts names it.
  function file_of(path) {
    sub(/:.*/, "any", path)
    return path == "/" ? "index" : substr(path, 2)
  }
  # Reads which remotes each release of the shell knows.
  function read_known(   file, i) {
    shells = split(names["host"], shell, " ")
    for (i = 1; i <= shells; i++) {
      file = folder "/host/" shell[i] "/pages/releases.json"
      getline known_to[i] <file
      close(file)
      file = folder "/host/" shell[i] "/pages/paths.txt"
      while ((getline line <file) > 0) has_path[i, file_of(line)] = 1
      close(file)
    }
  }
  function is_known(part, i) { return index(known_to[i], "\"" part "\":\"") }
  # Prints the maps that add remotes to pages of the shell.
  function print_added(   i, j, k, part, first, list, one, count, words, is_new) {
    read_known()
    for (i = 1; i <= parts; i++) {
      part = name[i]
      is_new = 0
      for (j = 1; j <= shells; j++) if (!is_known(part, j)) is_new = 1
      if (!is_new) continue
      count = split(names[part], id, " ")
      for (j = 1; j <= count; j++) add(part, id[j])
      if (!(part in pages)) continue
      print "map $" part "_release $" part "_added { " scripts[part] "}"
      words = split(links[part], one, " ")
      for (j = 1; j <= words; j++)
        print "map $" part "_release $" part "_link_" one[j] " { " anchors[part, one[j]] "}"
      print "map $" part "_release $" part "_needs_script { " needing[part] "}"
      print "map \"$" part "_release $page\" $" part "_page { " pages[part] "}"
      print "map \"$" part "_release $" part "_page\" $" part "_title { " titles[part] "}"
      title = title part " $" part "_title; "
      needs = needs part " $" part "_needs_script; "
    }
    for (first in linked) print "map \"$added_part $page\" $at_" first " { \"~^\\w+ " first "(?:/|$)\" \" aria-current=\\\"page\\\"\"; }"
    for (i = 1; i <= shells; i++)
      for (j = 1; j <= parts; j++) {
        part = name[j]
        if (!(part in pages) || is_known(part, i)) continue
        list["added", i] = list["added", i] "$" part "_added"
        words = split(links[part], one, " ")
        for (k = 1; k <= words; k++)
          if (!has_path[i, one[k]]++) list["added_links", i] = list["added_links", i] "$" part "_link_" one[k]
        list["added_pages", i] = list["added_pages", i] part ":$" part "_page "
        list["added_releases", i] = list["added_releases", i] ",\\\"" part "\\\":\\\"$" part "_release\\\""
        list["added_integrity", i] = list["added_integrity", i] ",\\\"" part "\\\":\\\"$" part "_integrity\\\""
      }
    words = split("added added_links added_pages added_releases added_integrity", one, " ")
    for (j = 1; j <= words; j++) {
      printf "map $host_release $%s { ", one[j]
      for (i = 1; i <= shells; i++) printf "%s \"%s\"; ", shell[i], list[one[j], i]
      print "}"
    }
    print "map $added_pages $added_part { \"~(?<added_one>[a-z]+):\\w\" $added_one; }"
    print "map $added_pages $added_page { \"~:(?<added_file>\\w+)\" $added_file; }"
    print "map $added_part $added_title { " title "}"
    print "map $added_part $added_needs_script { " needs "}"
  }
'
