#!/bin/sh
# Writes what /versions says of each part's releases to RUN_DIR/versions, if it has changed since: from the pointers in a
# folder (pointers.sh) and the failures that pages have reported. node/renderReleases.ts says the same in the same HTML.
# Usage: versions.sh POINTERS RUN_DIR
[ "$VERSIONS_PAGE" = on ] || exit 0
. "${0%/*}/changes.sh"
failures=$2/failures.log
to=$2/versions
state=$({ known_and_changes "$1"; cat "$failures"; } 2>/dev/null | sha256sum)
[ "$state" = "$(cat "$to/state" 2>/dev/null)" ] && exit
mkdir -p "$to"

# Lines of "part release count". nginx appends to the file while it is summed up, so it stays the same file.
if [ -f "$failures" ] && [ "$(wc -c <"$failures")" -gt 1000000 ]; then
  awk '{ sum[$1 " " $2] += $3 } END { for (release in sum) print release, sum[release] }' "$failures" >"$to/new"
  cat "$to/new" >"$failures"
fi

for part in $parts; do
  known_and_changes "$1" |
    awk -v part="$part" -v failures="$failures" -v previews="$PREVIEWS" "$reading"'
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
        change = now
        while (change > 1 && of[change - 1] == of[now]) change--
        return "since " said(change)
      }
      function visitors(id) {
        if (!now) return "0 %"
        if (id == canary[now]) return share[now] " %"
        return (id == live[now] ? 100 - share[now] : 0) " %"
      }
      function given(change) {
        if (live[change] == "off") return "switched off"
        if (!canary[change]) return code(live[change]) " for 100 %"
        return code(canary[change]) " for " share[change] " %, " code(live[change]) " for " (100 - share[change]) " %"
      }
      function list(id) { if (id ~ /^[0-9a-f]+$/ && !named[id]++ && names < 10) order[++names] = id }

      is_folder() || part_of() != part { next }
      {
        total++
        if (all_known(part, releases_of())) now = total
        at[total] = field("at"); by[total] = html(field("by")); why[total] = html(field("why"))
        deployed[total] = field("deployed"); releases = field("releases")
        if (deployed[total] !~ /^[0-9a-f]*$/) deployed[total] = ""
        split(releases, word, /[ ;]+/)
        share[total] = word[1] + 0
        canary[total] = share[total] ? word[2] : ""
        live[total] = share[total] ? word[4] : word[2]
      }
      END {
        if (!total) { print "<p>No release of it is known.</p>"; exit }
        while ((getline line <failures) > 0) {
          split(line, word, " ")
          if (word[1] == part) failed[word[2]] += word[3]
        }
        if (now != total) print "<p><strong>The last change has no effect:</strong> the pages of its release are missing, or not as they were released.</p>"
        if (live[now] == "off") print "<p><strong>Switched off</strong> " since(live) "</p>"
        else if (now) print "<p><strong>Live for " visitors(live[now]) " of the visitors:</strong> " code(live[now]) " " since(live) "</p>"
        if (canary[now]) print "<p><strong>Canary for " share[now] " % of the visitors:</strong> " code(canary[now]) " " since(canary) "</p>"

        for (change = total; change; change--) { list(canary[change]); list(live[change]); list(deployed[change]) }
        head = "<th scope=\"col\">Visitors</th><th scope=\"col\">Failures</th>"
        print "<table>\n<tr><th scope=\"col\">Release</th>" head (previews == "on" ? "<th scope=\"col\">Preview</th>" : "") "</tr>"
        for (i = 1; i <= names; i++) {
          link = "/?releases=" part "@" order[i]
          row = "<th scope=\"row\">" code(order[i]) "</th><td>" visitors(order[i]) "</td><td>" (failed[order[i]] + 0) "</td>"
          if (previews == "on") row = row "<td><a href=\"" link "\" aria-label=\"Open " order[i] "\">Open</a></td>"
          print "<tr>" row "</tr>"
        }
        last = total > 10 ? total - 9 : 1
        print "</table>\n<details>\n<summary>Last changes</summary>\n<ol>"
        for (change = total; change >= last; change--) {
          preview = deployed[change] ? "deployed " code(deployed[change]) "; " : ""
          print "<li>" said(change) "<br>" preview given(change) "</li>"
        }
        print "</ol>\n</details>"
      }' >"$to/new"
  mv "$to/new" "$to/$part.html"
done
echo "$state" >"$to/state"
