import { keyPepper, NodeProcess, sessionSecret } from '../../support/harness/api-process.js';
import { freePort } from '../../support/harness/free-port.js';
import { until } from '../../support/harness/deadline.js';

const settings = {
  KEY_PEPPER: keyPepper,
  CURSOR_SECRET: 'a cursor secret for the tests alone',
  SESSION_SECRET: sessionSecret,
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'vouchers@loyalty.example',
  PORTAL_URL: 'https://portal.loyalty.example',
};

/** The exit codes, as in a shell and in docs/operating.md: 128 plus the number of the signal. */
const codes = [
  ['api', 'PORT', 'SIGTERM', 143],
  ['portal', 'PORTAL_PORT', 'SIGINT', 130],
  ['worker', 'WORKER_PORT', 'SIGHUP', 129],
] as const;

it.each(codes)('%s that still tries to reach its database ends at once', async (name, port, signal, code) => {
  const [own, closed] = await Promise.all([freePort(), freePort()]);
  const process = NodeProcess.spawn(`dist/programs/${name}.js`, {
    ...settings,
    [port]: String(own),
    DATABASE_URL: `postgres://nobody@127.0.0.1:${closed}/nothing`,
  });
  await until('It has tried once', async () => process.hasEnded || /unable to connect/i.test(process.output));
  process.signal(signal);
  // By a handler: a signal that has none ends no first process of a container.
  expect(await process.ended).toEqual({ code, signal: null });
});
