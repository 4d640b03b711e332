# The paper broker with the built app. Its database is a PostgreSQL of its own (compose.yaml). Not run yet: see docs/deploy.md.
FROM node:20-bookworm-slim AS build
WORKDIR /broker
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-fund --no-audit
COPY . .
RUN npm run build && npm prune --omit=dev --no-fund --no-audit

FROM node:20-bookworm-slim
WORKDIR /broker
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
COPY --from=build /broker/package.json ./
COPY --from=build /broker/node_modules ./node_modules
COPY --from=build /broker/dist ./dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/paper/main.js"]
