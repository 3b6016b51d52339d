#!/bin/sh
# Healthy when the build is served; a release without its manifest or version is a broken one.
exec curl -fsS --fail-early --max-time 2 'http://127.0.0.1:8080/{mf-manifest,version}.json' >/dev/null
