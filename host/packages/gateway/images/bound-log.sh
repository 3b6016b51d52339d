#!/bin/sh
# Keeps the log that the exporter reads small: at 10 MB, goes on in a new file and keeps only the one before. There is a
# file at every moment: the exporter would miss lines if it found none.
[ "$LOG_FILE" != /dev/null ] || exit 0
while sleep 5; do
  size=$(stat -c %s "$LOG_FILE" 2>/dev/null) || continue
  [ "$size" -ge 10000000 ] || continue
  ln -f "$LOG_FILE" "$LOG_FILE.before" && : >"$LOG_FILE.new" && mv "$LOG_FILE.new" "$LOG_FILE" && kill -USR1 1
done &
