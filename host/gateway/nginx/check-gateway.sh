#!/bin/sh
# Healthy when every page is served. Asking also renews the fragments in the cache: there is one of every page
# when a remote goes away, and none is older than the last check but one.
sed -n 's|^~^\([^ ]*\)\$ .*|http://127.0.0.1:8080\1|p' "$SITE_ROOT/pages.map" |
  sed 's|/?$||; s|\[^/\]+|any|' |
  xargs curl -fsS -H 'Cache-Control: no-cache' --fail-early --max-time 2 >/dev/null
