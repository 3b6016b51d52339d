# An image with a signature (npm run sign): of a gateway, in a label; of an app, in a file.
ARG IMAGE
FROM ${IMAGE} AS gateway

FROM ${IMAGE} AS app
ARG FILE CONTENT
RUN echo "${CONTENT}" >"${FILE}"
