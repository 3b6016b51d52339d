# An image of a part with the signature of its release (npm run sign).
ARG IMAGE
FROM ${IMAGE}
ARG RELEASE SIGNATURE
RUN echo "${SIGNATURE}" >"/files/${RELEASE}/signature"
