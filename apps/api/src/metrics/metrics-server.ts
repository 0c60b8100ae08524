import { once } from 'node:events';
import http from 'node:http';
import { Database } from '#persistence/database/database.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { limitStore } from '#config/limit-store.module.js';
import { ApiSettings } from '../settings.js';

/** Serves the figures of this process to Prometheus, on a port of their own that no caller of the API reaches. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: http.Server | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly db: Database,
    @Inject(limitStore) private readonly limits: OpenLimitStore,
    private readonly settings: ApiSettings,
  ) {}

  /** Does nothing where no port is configured. */
  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.settings;
    if (metricsPort === undefined) return;
    collectDefaultMetrics({ register: this.registry });
    this.gaugeParts();
    this.server = http.createServer((request, response) => this.answer(request, response));
    this.server.listen(metricsPort, host);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    this.registry.metrics().then(
      (figures) => {
        response
          .writeHead(200, { 'content-type': this.registry.contentType, 'cache-control': 'no-store' })
          .end(figures);
      },
      () => response.writeHead(500).end(),
    );
    return undefined;
  }

  /** What is read when Prometheus asks. */
  private gaugeParts(): void {
    this.gauge('limits_counted_in', '1 for the store that limits are counted in now.', 'store', () => ({
      redis: Number(this.limits.countedIn() === 'redis'),
      postgresql: Number(this.limits.countedIn() === 'postgresql'),
    }));
    const help = 'Connections of the pool: in use, idle, and requests that wait for one.';
    this.gauge('database_connections', help, 'state', () => this.db.connections());
  }

  private gauge(name: string, help: string, labelName: string, read: () => Readonly<Record<string, number>>): void {
    const collect = (): void => {
      for (const [label, value] of Object.entries(read())) gauge.set({ [labelName]: label }, value);
    };
    const gauge: Gauge = new Gauge({ name, help, labelNames: [labelName], registers: [this.registry], collect });
  }
}
