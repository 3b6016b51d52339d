#!/bin/sh
# Writes what /versions says of each part's releases to RUN_DIR/versions, if it has changed since: from the pointers in a
# folder (pointers.sh) and the failures that pages have reported. node/renderReleases.ts says the same in the same HTML.
# Usage: versions.sh POINTERS RUN_DIR
[ "$VERSIONS_PAGE" = on ] || exit 0
failures=$2/failures.log
to=$2/versions
state=$(cat "$1"/*.jsonl "$failures" 2>/dev/null | sha256sum)
[ "$state" = "$(cat "$to/state" 2>/dev/null)" ] && exit
mkdir -p "$to"

# Lines of "part release count". nginx appends to the file while it is summed up, so it stays the same file.
if [ -f "$failures" ] && [ "$(wc -c <"$failures")" -gt 1000000 ]; then
  awk '{ sum[$1 " " $2] += $3 } END { for (release in sum) print release, sum[release] }' "$failures" >"$to/new"
  cat "$to/new" >"$failures"
fi

for part in host marketing wizard results; do
  cat "$1/$part.jsonl" "$1/pointers.jsonl" 2>/dev/null | grep "^{\"part\":\"$part\",.*}\$" |
    awk -v part="$part" -v failures="$failures" -v previews="$PREVIEWS" '
      # A text of JSON in HTML. \001 stands for a backslash meanwhile.
      function html(text) {
        gsub(/\\\\/, "\001", text)
        gsub(/\\[bfnrt]/, " ", text)
        gsub(/&/, "\\&amp;", text)
        gsub(/</, "\\&lt;", text)
        gsub(/>/, "\\&gt;", text)
        gsub(/\\"/, "\\&quot;", text)
        while (match(text, /\\u..../))
          text = substr(text, 1, RSTART - 1) "&#x" substr(text, RSTART + 2, 4) ";" substr(text, RSTART + 6)
        gsub(/\001/, "\\&#92;", text)
        return text
      }
      # A field of the line, as JSON has it.
      function field(name) {
        if (!match($0, "\"" name "\":\"([^\"\\\\]|\\\\.)*\"")) return ""
        return substr($0, RSTART + length(name) + 4, RLENGTH - length(name) - 5)
      }
      function code(id) { return "<code>" id "</code>" }
      function moment(at) {
        at = substr(at, 1, 16)
        if (at !~ /^[0-9-]+T[0-9:]+$/) return "an unknown time"
        return "<time datetime=\"" at "Z\">" substr(at, 1, 10) " " substr(at, 12) " UTC</time>"
      }
      function said(change) { return moment(at[change]) " by <bdi>" by[change] "</bdi>: <bdi>" why[change] "</bdi>" }
      function since(of, change) {
        change = NR
        while (change > 1 && of[change - 1] == of[NR]) change--
        return "since " said(change)
      }
      function visitors(id) {
        if (id == canary[NR]) return share[NR] " %"
        return (id == live[NR] ? 100 - share[NR] : 0) " %"
      }
      function given(change) {
        if (live[change] == "off") return "switched off"
        if (!canary[change]) return code(live[change]) " for 100 %"
        return code(canary[change]) " for " share[change] " %, " code(live[change]) " for " (100 - share[change]) " %"
      }
      function list(id) { if (id ~ /^[0-9a-f]+$/ && !named[id]++ && names < 10) order[++names] = id }

      {
        at[NR] = field("at"); by[NR] = html(field("by")); why[NR] = html(field("why"))
        deployed[NR] = field("deployed"); releases = field("releases")
        if (deployed[NR] !~ /^[0-9a-f]*$/) deployed[NR] = ""
        if (releases !~ /^[0-9a-z%*; ]+$/) releases = "* none;"
        split(releases, word, /[ ;]+/)
        share[NR] = word[1] + 0
        canary[NR] = share[NR] ? word[2] : ""
        live[NR] = share[NR] ? word[4] : word[2]
      }
      END {
        if (!NR || live[NR] == "none") { print "<p>No release of it is known.</p>"; exit }
        while ((getline line <failures) > 0) {
          split(line, word, " ")
          if (word[1] == part) failed[word[2]] += word[3]
        }
        if (live[NR] == "off") print "<p><strong>Switched off</strong> " since(live) "</p>"
        else print "<p><strong>Live for " visitors(live[NR]) " of the visitors:</strong> " code(live[NR]) " " since(live) "</p>"
        if (canary[NR]) print "<p><strong>Canary for " share[NR] " % of the visitors:</strong> " code(canary[NR]) " " since(canary) "</p>"

        for (change = NR; change; change--) { list(canary[change]); list(live[change]); list(deployed[change]) }
        head = "<th scope=\"col\">Visitors</th><th scope=\"col\">Failures</th>"
        print "<table>\n<tr><th scope=\"col\">Release</th>" head (previews == "on" ? "<th scope=\"col\">Preview</th>" : "") "</tr>"
        for (i = 1; i <= names; i++) {
          link = "/?releases=" part "@" order[i]
          row = "<th scope=\"row\">" code(order[i]) "</th><td>" visitors(order[i]) "</td><td>" (failed[order[i]] + 0) "</td>"
          if (previews == "on") row = row "<td><a href=\"" link "\" aria-label=\"Open " order[i] "\">Open</a></td>"
          print "<tr>" row "</tr>"
        }
        last = NR > 10 ? NR - 9 : 1
        print "</table>\n<details>\n<summary>Last changes</summary>\n<ol>"
        for (change = NR; change >= last; change--) {
          preview = deployed[change] ? "deployed " code(deployed[change]) "; " : ""
          print "<li>" said(change) "<br>" preview given(change) "</li>"
        }
        print "</ol>\n</details>"
      }' >"$to/new"
  mv "$to/new" "$to/$part.html"
done
echo "$state" >"$to/state"
