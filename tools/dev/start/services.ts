import type { MailPorts } from './mail.js';
import type { Service } from './processes.js';
import type { StartSettings } from './settings.js';

/**
 * The processes that `npm start` runs, in the order in which they start. During development vite serves the pages at the
 * portal's address, and passes requests for the portal API on to the port that `env` gives it.
 */
export function services(
  { port, portalPort }: StartSettings,
  { pagePort, workerPort }: MailPorts,
  env: NodeJS.ProcessEnv,
  isWatching: boolean,
): Service[] {
  const service = (name: string, file: string, at: number): Service => ({
    ...{ name, file, env },
    readyUrl: `http://127.0.0.1:${at}/health/ready`,
  });
  return [
    ...(pagePort === undefined ? [] : [service('mailbox', 'dist/tools/dev/mailbox.js', pagePort)]),
    service('api', 'dist/apps/api/src/main.js', port),
    service('portal', 'dist/apps/portal-api/src/main.js', Number(env.PORTAL_PORT)),
    // Not /health/ready: on a machine without a browser everything but PDFs works.
    {
      ...service('worker', 'dist/apps/worker/src/main.js', workerPort),
      readyUrl: `http://127.0.0.1:${workerPort}/health/live`,
    },
    ...(isWatching ? [pages(portalPort, env)] : []),
  ];
}

function pages(port: number, env: NodeJS.ProcessEnv): Service {
  return {
    name: 'pages',
    file: 'node_modules/vite/bin/vite.js',
    args: ['apps/portal-web', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    env: { ...env, PORTAL_API: `http://127.0.0.1:${env.PORTAL_PORT}` },
    readyUrl: `http://127.0.0.1:${port}/`,
  };
}
