import os from 'node:os';

/** What the figures were measured on, without which they say nothing. */
export function describeMachine(postgresVersion: string): string {
  const cores = os.cpus();
  const memoryGb = Math.round(os.totalmem() / 2 ** 30);
  const model = cores[0]?.model.trim() ?? 'unknown';
  const load = os.loadavg()[0]?.toFixed(1);
  return [
    `${cores.length} cores (${model}), ${memoryGb} GB, ${os.type()} ${os.release()}, load ${load} before the start`,
    `Node.js ${process.versions.node}, PostgreSQL ${postgresVersion} with fsync, all on this machine`,
  ].join('\n');
}
