#!/bin/sh
# Prints what the pointers in a folder mean to nginx: which release of each part a visitor gets. The last change of a part
# that names only releases whose pages are known is in force; without one, the part has the release `none`. A preview
# gives a visitor any release that a change names and whose pages are known. A release is stale while it is in force only
# because a later change is not. In the log, a release that no change names is `other`. A part's server is at
# <PART>_ADDRESS, by default at <part>:8080.
. "${0%/*}/changes.sh"
. "${0%/*}/added.sh"
known_and_changes "$1" | awk -v folder="$1" -v all_parts="$parts" "$reading$adding"'
  # The entries of a map from the ids of a part: to themselves, or to the hashes of the manifests.
  function entries(part, to,   id, count, i, text) {
    count = split(names[part], id, " ")
    for (i = 1; i <= count; i++)
      text = text id[i] " " (to == "hashes" ? hash_of(part, id[i]) : id[i]) "; "
    return text
  }
  # The entry of a map from what an address or a report names to what the log does.
  function claim(part, id) { return "\"" part " " id "\" " part "@" id "; " }
  function first_line(part, id, name,   file, line) {
    file = folder "/" part "/" id "/pages/" name
    getline line <file
    close(file)
    return line
  }
  function hash_of(part, id,   hash) {
    hash = first_line(part, id, "integrity.txt")
    # It stands in the configuration of nginx.
    if (length(hash) != 71 || hash !~ /^sha384-[A-Za-z0-9+\/]+$/) hash = ""
    return "\"" hash "\""
  }
  # The entries of a map from the releases of the shell to themselves, without those that say nothing of what to load ahead.
  function speculating(   id, count, i, text) {
    count = split(names["host"], id, " ")
    for (i = 1; i <= count; i++) if (first_line("host", id[i], "speculation.json")) text = text id[i] " " id[i] "; "
    return text
  }
  # The map of a link or a cookie to the preview in it; empty unless it has this form.
  function preview_map(from, name, one,   form) {
    form = "^(?!.*\\b(\\w+)(?:@|%40).*,\\1(?:@|%40))(?<" name ">" one "(?:," one ")*)$"
    print "map $" from "_releases $" name "_preview { \"~" form "\" $" name "; }"
  }
  is_folder() { next }
  {
    part = part_of()
    last[part] = NR
    if (all_known(part, releases_of())) {
      in_force[part] = NR
      releases[part] = releases_of()
      deployed[part] = deployed_of()
    }
    count = ids_in(deployed_of() " " releases_of(), id)
    for (i = 1; i <= count; i++)
      if (((part " " id[i]) in known) && !named[part, id[i]]++) names[part] = names[part] id[i] " "
  }
  END {
    canary = "off"
    parts = split(all_parts, name, " ")
    for (i = 1; i <= parts; i++) {
      part = name[i]
      given = part in releases ? releases[part] : "* none;"
      stale = last[part] == in_force[part] ? "" : ":stale"
      print "split_clients \"$visitor " part "\" $" part "_share { " given " }"
      print "map $preview $" part "_preview { \"~(?:^|,)" part "(?:@|%40)(?<" part "_id>[0-9a-f]{32})\" $" part "_id; }"
      print "map $" part "_preview $" part "_deployed { " entries(part) "}"
      print "map $" part "_deployed $" part "_release { \"\" $" part "_share; default $" part "_deployed; }"
      print "map $" part "_release $" part "_integrity { " entries(part, "hashes") "}"
      print "map $" part "_deployed $" part "_late { \"\" \"" stale "\"; }"
      if (given ~ /%/) canary = "on"
      all = all part " " given " " deployed[part] " "
      variable = toupper(part) "_ADDRESS"
      addresses = addresses part " " (variable in ENVIRON && ENVIRON[variable] ? ENVIRON[variable] : part ":8080") "; "
      current = current part " $" part "_release; "
      late = late part " $" part "_late; "
      alternatives = alternatives (i > 1 ? "|" : "") part
      previews = previews "$" part "_preview=$" part "_deployed "
      count = split(names[part], id, " ")
      for (j = 1; j <= count; j++) claims = claims claim(part, id[j])
      claims = claims claim(part, "none") claim(part, "off") "\"~^" part " \" " part "@other; "
    }
    print_added()
    print "map $host_release $speculating { " speculating() "}"
    print "map $part $address { volatile; " addresses "}"
    print "map $part $current { volatile; " current "}"
    print "map $part $late { volatile; " late "}"
    one = "(?:" alternatives ")(?:@|%40)[0-9a-f]{32}"
    preview_map("arg", "linked", one)
    preview_map("cookie", "kept", one)
    print "map \"" previews "\" $unknown { \"~[0-9a-f]= \" 1; }"
    print "map \"$part $release\" $asked { " claims "}"
    print "map $failed $blamed { default -; " claims "}"
    print "map \"\" $canary { default " canary "; }"
    print "map \"\" $pointers { default \"" all "\"; }"
  }'
