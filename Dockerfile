# One image for all processes; the command says which one a container runs.
# Needs a Docker with BuildKit. Node 24 is the LTS line that production runs on.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV SCARF_ANALYTICS=false
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node tools/build/build.mjs

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
ENV SCARF_ANALYTICS=false
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM ${NODE_IMAGE}
# The worker's browser, with the distribution's security updates, and the scripts that Inter lacks.
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/*
ENV PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium-headless-shell
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The paths behind `#domain/...` and the like stand in package.json.
COPY package.json ./
USER node
EXPOSE 3000
# Node itself asks, since the image has neither curl nor wget. Alive and not ready: a database that is away is no
# reason to start the process anew.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node as the first process gets the signals itself and stops in order.
CMD ["node", "--enable-source-maps", "dist/apps/api/src/main.js"]
