# One image for all processes; the command says which one a container runs. `npm run image:check` builds it and runs all
# of them, also without a container engine. Node 24 is the LTS line that production runs on.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV SCARF_ANALYTICS=false PUPPETEER_SKIP_DOWNLOAD=true
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev && npm cache clean --force
COPY . .
# Built, and then only what the processes read is left.
RUN npm run --silent build && npm prune --omit=dev && node tools/image/lean-packages.mjs

FROM ${BASE_IMAGE}
# The worker's browser, with the distribution's security updates, and a font for the scripts that the packages lack. It
# prints without a screen and without a graphics card: neither Mesa, its compiler and what only that compiler loads are
# needed, nor the pages and keyboards of a browser with a window, nor the serif half of the font.
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk \
  && cd /usr/lib/*-linux-gnu && rm -rf dri libLLVM* libz3.so* libicu* \
  && cd /usr/lib/chromium && rm -f libVk* libvk_swiftshader.so libvulkan* resources.pak chrome_*_percent.pak \
  && rm -rf /usr/share/X11/xkb /usr/share/fonts/opentype/noto/NotoSerifCJK-*.ttc \
    /var/lib/apt/lists/* /var/cache/apt/* /var/cache/debconf/* /var/log/* \
  && useradd --uid 1000 --create-home node
# Node alone: npm and the headers are for building.
COPY --from=build /usr/local/bin/node /usr/local/bin/node
ENV PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium-headless-shell
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The paths behind `#domain/...` and the like stand in package.json.
COPY package.json tools/image/health-check.mjs ./
USER node
EXPOSE 3000
# Node itself asks, since the image has neither curl nor wget.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 CMD ["node", "health-check.mjs"]
# Node as the first process gets the signals itself and stops in order.
CMD ["node", "--enable-source-maps", "dist/programs/api.js"]
