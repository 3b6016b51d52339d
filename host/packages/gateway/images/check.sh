#!/bin/sh
# Healthy when nginx answers, whatever the state of the other containers.
curl -fsS --max-time 2 --unix-socket "$RUN_DIR/health.sock" http://health/
