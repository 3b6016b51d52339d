#!/bin/sh
# Runs the program of the image: without arguments a server, otherwise a question to one (container.ts).
exec node /usr/local/lib/gateway.cjs "$@"
