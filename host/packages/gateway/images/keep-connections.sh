#!/bin/sh
# A reload closes the connections that no request uses at that moment, and a request may just be on its way; browsers
# send it again. From 1.27.4 on nginx can keep them open while the old workers end.
nginx -v 2>&1 | sed 's/.*nginx\///' | {
  IFS=. read -r major minor patch
  [ $((major * 1000000 + minor * 1000 + ${patch%%[!0-9]*})) -lt 1027004 ] ||
    echo 'keepalive_min_timeout 5s;' >"$RUN_DIR/keepalive.conf"
}
