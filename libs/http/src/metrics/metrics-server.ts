import { once } from 'node:events';
import http from 'node:http';
import { limitStore } from '#config/limit-store.module.js';
import { addGauge } from '#config/metrics.module.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Registry } from 'prom-client';

/** The token of the settings, which each application has a class of its own for. */
export const metricsSettings = Symbol('settings of the metrics');

export interface MetricsSettings {
  readonly host: string;
  /** The port of the Prometheus metrics; undefined: none. */
  readonly metricsPort: number | undefined;
}

/** Serves the metrics on a port of their own, which no caller of the application reaches. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly server = http.createServer((request, response) => this.answer(request, response));

  constructor(
    private readonly registry: Registry,
    @Inject(limitStore) private readonly limits: OpenLimitStore,
    @Inject(metricsSettings) private readonly settings: MetricsSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const help = '1 for the store that limits are counted in now.';
    addGauge(this.registry, { name: 'limits_counted_in', help, label: 'store' }, () => ({
      redis: Number(this.limits.countedIn() === 'redis'),
      postgresql: Number(this.limits.countedIn() === 'postgresql'),
    }));
    this.server.listen(this.settings.metricsPort, this.settings.host);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
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
}
