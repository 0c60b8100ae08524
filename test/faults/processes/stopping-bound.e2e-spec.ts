import { ApiProcess } from '../../support/harness/api-process.js';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { KeptConnection, requestText } from '../../support/harness/kept-connection.js';
import { useWorkerService } from '../../support/harness/worker-service.js';

const trial = useWorkerService();

/** What docs/operating.md promises, and what a busy machine may add to it. */
const boundMs = 28_000;
const lateMs = onThisMachine(12_000);

interface Stopped {
  readonly process: ApiProcess['process'];
}

async function stopped({ process }: Stopped): Promise<void> {
  const before = performance.now();
  process.signal('SIGTERM');
  expect(await process.ended).toEqual({ code: 124, signal: null });
  const ms = performance.now() - before;
  expect(ms).toBeGreaterThan(boundMs - 1_000);
  expect(ms).toBeLessThan(boundMs + lateMs);
  const last = process.output.trim().split('\n').at(-1) ?? '';
  expect(JSON.parse(last)).toMatchObject({ level: 50, afterMs: boundMs });
}

it('a stop ends after 28 s with 124 where an answer is read slowly, and where a mail server is slow', async () => {
  const { database, mails } = trial.now;
  const api = await ApiProcess.start(database.url);
  const slow = await KeptConnection.open(api.port);
  slow.pause();
  slow.write(requestText('GET', '/docs-json').repeat(95));
  // One that takes nothing at all is cut earlier.
  const reading = setInterval(() => slow.readSome(), 1_000);
  mails.hold('final dot');
  const worker = await trial.now.startWorker('PostgreSQL');
  await trial.now.requestMails(1);
  await until('A mail is on its way', () => mails.holding === 1);
  await Promise.all([stopped(api), stopped(worker)]);
  mails.forget();
  clearInterval(reading);
  slow.close();
});
