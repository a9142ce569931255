# One image for every process of the product: `npm run serve` unless another command is given, as compose.yaml does for
# the worker and the migrations.

FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
# What `npm ci` reads: its last step generates the database client from the schema.
COPY package.json package-lock.json .npmrc prisma.config.ts ./
COPY prisma/schema prisma/schema
RUN npm ci
COPY . .
# The build takes this setting in; another one needs another image.
ARG CUSTOMER_BASE_PATH=/customer
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache tests

FROM node:24-bookworm-slim AS run
WORKDIR /app
ARG CUSTOMER_BASE_PATH=/customer
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=8081 CUSTOMER_BASE_PATH=$CUSTOMER_BASE_PATH
# Owned by root, and so read-only for the account that the processes run as.
COPY --from=build /app ./
USER node
EXPOSE 8081
# Of the web server. It does not ask the database: a database that is away must not restart every server.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "run", "serve"]
