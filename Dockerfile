# syntax=docker/dockerfile:1
# Pin both by digest where images are built for trade. `npm run test:image` builds this file on bases made here.
ARG BUILD=node:24-bookworm-slim
ARG BASE=gcr.io/distroless/nodejs24-debian12:nonroot

FROM ${BUILD} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# Optional packages stay: among them are the programs of sharp and argon2. The base brings its own Node.
RUN node scripts/build.ts \
  && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/.cache

FROM ${BASE}
WORKDIR /app
# Pictures are made on several threads: with a heap for each of them, glibc keeps hundreds of megabytes for nothing.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 METRICS_PORT=9090 CAIRN_DATA=/tmp/cairn \
  MALLOC_ARENA_MAX=2 NODE_OPTIONS=--disable-warning=ExperimentalWarning
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/art ./art
COPY --from=build /app/db ./db
COPY --from=build /app/dist ./dist
COPY --from=build /app/src/main.ts ./src/main.ts
COPY --from=build /app/src/domain ./src/domain
COPY --from=build /app/src/contract ./src/contract
COPY --from=build /app/src/server ./src/server
COPY --from=build /app/scripts ./scripts
USER 65532:65532
EXPOSE 3000 9090
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["/nodejs/bin/node"]
CMD ["scripts/serve.ts"]
