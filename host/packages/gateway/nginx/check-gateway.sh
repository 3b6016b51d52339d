#!/bin/sh
# Healthy when the gateway serves its own files, whatever the state of the remotes. The check also requests every page,
# which renews the cached fragments: when a remote goes down, each page has a fragment no older than the last check but
# one.
sed -n 's|^~^\([^ ]*\)\$ .*|http://127.0.0.1:8080\1|p' "$SITE_ROOT/pages.map" |
  sed 's|/?$||; s|\[^/\]+|any|' |
  xargs curl -sS -Z -H 'Cache-Control: no-cache' --max-time 2 >/dev/null 2>&1 &
curl -fsS --max-time 2 http://127.0.0.1:8080/version.json >/dev/null
gateway=$?
wait
exit "$gateway"
