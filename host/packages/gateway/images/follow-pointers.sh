#!/bin/sh
# Keeps nginx's maps equal to the pointers: asks for them five times a second. A part whose pointer was never changed
# goes by the one that its first release has brought. What is known, and the pages of the releases, survive a restart in
# KNOWN, whoever else is down by then.
known=$KNOWN
missing=yes

follow() {
  changed=
  # An answer that is cut off, or a restart before it is in place, leaves the ETag of what is known.
  [ ! -e "$known/new" ] || rm "$known/new"
  curl -fs --max-time 1 --etag-compare "$known/etag" --etag-save "$known/new-etag" \
    -o "$known/new" "http://$POINTERS_ADDRESS/pointers.jsonl" &&
    [ -s "$known/new" ] && mv "$known/new" "$known/pointers.jsonl" && mv "$known/new-etag" "$known/etag" && changed=yes
  for part in $PARTS; do
    [ -s "$known/$part.jsonl" ] || bring "$part"
  done
  [ -n "$changed$missing" ] || return
  missing=
  pages.sh "$known" || missing=yes
  pointers.sh "$known" >"$POINTERS.new" || return
  cmp -s "$POINTERS.new" "$POINTERS" && return
  mv "$POINTERS.new" "$POINTERS"
  [ -S "$RUN_DIR/health.sock" ] && kill -HUP 1
}

bring() { # PART
  eval "address=\${$(echo "$1" | tr a-z A-Z)_ADDRESS:-$1:8080}"
  curl -fs --max-time 1 --max-filesize 1000000 -o "$known/new" "http://$address/pointer.jsonl" &&
    grep -aq "^{\"part\":\"$1\"," "$known/new" && mv "$known/new" "$known/$1.jsonl" && changed=yes
}

# At first start the parts may still be starting; the site does not wait for one that is not there.
tries=0
while follow; [ $tries -lt 50 ] && grep -q '\* none' "$POINTERS"; do
  tries=$((tries + 1))
  sleep 0.2
done
versions.sh "$known" "$RUN_DIR"
while sleep 0.2; do follow; done &
while sleep 1; do versions.sh "$known" "$RUN_DIR"; done &
