# An image of an app with the signature of its release (npm run sign).
ARG IMAGE
FROM ${IMAGE}
ARG RELEASE SIGNATURE
RUN echo "${SIGNATURE}" >"/files/${RELEASE}/signature"
