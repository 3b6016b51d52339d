#!/bin/sh
# Runs the program of the image: without arguments a server, otherwise one of the commands in container.ts.
exec node /usr/local/lib/gateway.cjs "$@"
