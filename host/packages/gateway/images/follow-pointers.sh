#!/bin/sh
# Keeps nginx's maps equal to the pointers, five times a second. A part whose pointer was never changed goes by the one
# that its first release has brought. What is known survives a restart in /pointers, whoever else is down by then.
known=/pointers

follow() {
  curl -fs --max-time 1 --etag-compare "$known/etag" --etag-save "$known/etag" \
    -o "$known/new" "http://$POINTERS_ADDRESS/pointers.jsonl"
  [ -s "$known/new" ] && mv "$known/new" "$known/pointers.jsonl"
  for part in host marketing wizard results; do
    [ -s "$known/$part.jsonl" ] || bring "$part"
  done
  versions "$known" "$RUN_DIR"
  pointers "$known" >"$POINTERS.new"
  cmp -s "$POINTERS.new" "$POINTERS" && return
  mv "$POINTERS.new" "$POINTERS"
  is_warm=
  [ -S "$RUN_DIR/health.sock" ] && kill -HUP 1
}

bring() { # PART
  eval "address=\$$(echo "$1" | tr a-z A-Z)_ADDRESS"
  curl -fs --max-time 1 -o "$known/new" "http://$address/pointer.jsonl" && mv "$known/new" "$known/$1.jsonl"
}

# Requests every page twice, so that its pieces are in the cache before a visitor waits for them or a part is gone.
warm() {
  [ -z "$is_warm" ] && [ -S "$RUN_DIR/health.sock" ] || return
  is_warm=yes
  host=$(sed -n 's/.*\$host_share .*\* \(.*\); }/\1/p' "$POINTERS")
  urls=$(curl -fs --max-time 1 "http://$HOST_ADDRESS/$host/pages/paths.txt" | sed "s|^|http://127.0.0.1:$LISTEN|")
  for _ in 1 2; do echo "$urls" | xargs curl -s --max-time 2 >/dev/null; done
}

# At first start the parts may still be starting; the site does not wait for one that is not there.
tries=0
while follow; [ $tries -lt 50 ] && grep -q '\* none' "$POINTERS"; do
  tries=$((tries + 1))
  sleep 0.2
done
while sleep 0.2; do
  follow
  warm
done &
