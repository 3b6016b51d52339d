#!/bin/bash
# Healthy when the program answers, whatever the state of the other containers. Starting Node for it every few seconds
# would cost more than the site.
port=9090
[ -z "${FILES:-}" ] || port=8080
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'GET / HTTP/1.0\r\n\r\n' >&3
read -rt 2 answer <&3 && [[ $answer == HTTP/* ]]
