import type { MailPorts } from './mail.js';
import type { Service } from './processes.js';
import type { StartSettings } from './settings.js';

/**
 * The processes that `npm start` runs. During development vite serves the pages at the
 * portal's address, and passes requests for the portal API on to the port that `env` gives it.
 */
export function services(
  { host, port, portalPort }: StartSettings,
  { pagePort, workerPort }: MailPorts,
  env: NodeJS.ProcessEnv,
  isWatching: boolean,
): Service[] {
  const service = (name: string, file: string, at: number): Service => ({
    name,
    file,
    env,
    readyUrl: `http://127.0.0.1:${at}/health/ready`,
  });
  const app = (name: string, folder: string, at: number, module: string, ...packages: string[]): Service => ({
    ...service(name, isWatching ? `dist/apps/${folder}/src/main.js` : `dist/programs/${name}.js`, at),
    readyUrl: `http://${host}:${at}/health/ready`,
    loads: { packages, module: `dist/apps/${folder}/src/${module}` },
  });
  return [
    ...(pagePort === undefined ? [] : [service('mailbox', 'dist/tools/dev/mailbox.js', pagePort)]),
    ...(env.RECEIVER_PORT ? [service('receiver', 'dist/tools/dev/receiver.js', Number(env.RECEIVER_PORT))] : []),
    app('api', 'api', port, 'api.module.js'),
    app('portal', 'portal-api', Number(env.PORTAL_PORT), 'portal-api.module.js', 'better-auth'),
    // Not /health/ready: on a machine without a browser everything but PDFs works.
    {
      ...app('worker', 'worker', workerPort, 'worker.module.js', 'bullmq', 'puppeteer'),
      readyUrl: `http://${host}:${workerPort}/health/live`,
    },
    ...(isWatching ? [pages(host, portalPort, env)] : []),
  ];
}

function pages(host: string, port: number, env: NodeJS.ProcessEnv): Service {
  return {
    name: 'pages',
    file: 'node_modules/vite/bin/vite.js',
    args: ['apps/portal-web', '--host', env.HOST || '127.0.0.1', '--port', String(port), '--strictPort'],
    env: { ...env, PORTAL_API: `http://${host}:${env.PORTAL_PORT}` },
    readyUrl: `http://${host}:${port}/`,
  };
}
