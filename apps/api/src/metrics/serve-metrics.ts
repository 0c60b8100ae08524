import { once } from 'node:events';
import http from 'node:http';
import type { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { ApiSettings } from '../settings.js';

export interface MeasuredParts {
  readonly db: Database;
  readonly limits: Pick<OpenLimitStore, 'countedIn'>;
  readonly settings: Pick<ApiSettings, 'host' | 'metricsPort'>;
}

/** The figures of this process for Prometheus, on a port of their own that no caller of the API reaches. */
export async function serveMetrics(fastify: FastifyInstance, registry: Registry, parts: MeasuredParts): Promise<void> {
  collectDefaultMetrics({ register: registry });
  gaugeParts(registry, parts);
  const server = http.createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    registry.metrics().then(
      (figures) => {
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(figures);
      },
      () => response.writeHead(500).end(),
    );
    return undefined;
  });
  server.listen(parts.settings.metricsPort, parts.settings.host);
  await once(server, 'listening');
  fastify.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/** What is asked for when Prometheus asks. */
function gaugeParts(registry: Registry, { db, limits }: MeasuredParts): void {
  const registers = [registry];
  const gauge = (name: string, help: string, labelName: string, read: () => Readonly<Record<string, number>>): void => {
    const labelNames = [labelName];
    const made: Gauge = new Gauge({
      ...{ name, help, labelNames, registers },
      collect: () => {
        for (const [label, value] of Object.entries(read())) made.set({ [labelName]: label }, value);
      },
    });
  };
  gauge('limits_counted_in', '1 for the store that limits are counted in now.', 'store', () => ({
    redis: Number(limits.countedIn() === 'redis'),
    postgresql: Number(limits.countedIn() === 'postgresql'),
  }));
  gauge('database_connections', 'Connections of the pool: in use, idle, and requests that wait for one.', 'state', () =>
    db.connections(),
  );
}
