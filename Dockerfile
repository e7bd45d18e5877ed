# The builder of a hosted project; docs/operations.md says how to run it.
FROM node:24.21.0-bookworm-slim

WORKDIR /app
RUN mkdir /data && chown node:node /app /data
USER node

# Packages first: they are installed again only when the lockfile changes.
COPY --chown=node:node package.json package-lock.json ./
# A local package that replaces @sentry/node: docs/decisions/0065-no-telemetry-is-installed.md
COPY --chown=node:node scripts/database/no-telemetry scripts/database/no-telemetry
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY --chown=node:node . .

# Releases and whatever they are made from. Without this volume every new container makes all of it again.
ENV PLANTROOM_DATA=/data BUILDER_HOST=0.0.0.0 BUILDER_PORT=8080
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# Node itself, because npm does not pass on the signal that ends a container.
CMD ["node", "scripts/builder.ts"]
