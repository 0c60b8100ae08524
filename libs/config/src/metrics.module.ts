import { Database } from '#persistence/database/database.js';
import { Module } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** A gauge whose values are read when Prometheus asks: one for each value of its label. */
export function addGauge(
  registry: Registry,
  options: { readonly name: string; readonly help: string; readonly label: string },
  read: () => Readonly<Record<string, number>>,
): void {
  const { name, help, label } = options;
  const collect = (): void => {
    for (const [value, figure] of Object.entries(read())) gauge.set({ [label]: value }, figure);
  };
  const gauge: Gauge = new Gauge({ name, help, labelNames: [label], registers: [registry], collect });
}

function createRegistry(db: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const help = 'Connections of the pool: in use, idle, and requests that wait for one.';
  addGauge(registry, { name: 'database_connections', help, label: 'state' }, () => db.connections());
  return registry;
}

/** The Prometheus metrics of a process: those of Node.js and of the connection pool; the process adds its own. */
@Module({
  providers: [{ provide: Registry, inject: [Database], useFactory: createRegistry }],
  exports: [Registry],
})
export class MetricsModule {}
