#!/bin/sh
# Healthy when the build is served; a release without its manifest or version is broken. The first check also waits
# until no worker of the gateway can have an address from before the start: `resolver valid=1s` counts whole seconds of
# the clock, and resolves again in the second after the next. From then on the release answers visitors.
ask() {
  curl -fsS --fail-early --max-time 2 "$@" >/dev/null
}
if [ ! -e "$RUN_DIR/ready" ]; then
  started=$(stat -c %Y "$RUN_DIR/check.sock") || exit 1
  while [ "$(date +%s)" -lt $((started + 2)) ]; do sleep 0.1; done
  ask --unix-socket "$RUN_DIR/check.sock" 'http://check/{mf-manifest,version}.json' || exit 1
  touch "$RUN_DIR/ready"
fi
ask 'http://127.0.0.1:8080/{mf-manifest,version}.json'
