import { NodeProcess } from '../support/harness/api-process.js';
import { until } from '../support/harness/deadline.js';
import { backends, useWorkerService } from '../support/harness/worker-service.js';
import type { WorkerProcess } from '../support/harness/worker-process.js';

const token = 'a-token-for-the-tests-alone';
const basic = (password: string, user = 'operator') => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const trial = useWorkerService('Redis');

const ask = (worker: WorkerProcess, path: string, authorization?: string, method = 'GET'): Promise<Response> =>
  fetch(`${worker.url}/queues${path}`, { method, headers: authorization === undefined ? {} : { authorization } });

interface ShownQueues {
  readonly queues: readonly {
    readonly name: string;
    readonly readOnlyMode: boolean;
    readonly counts: Readonly<Record<string, number>>;
  }[];
}

describe.each(backends)('the page of the queues in %s', (backend) => {
  let worker: WorkerProcess;
  beforeAll(async () => {
    worker = await trial.now.startWorker(backend, { WORKER_TOKEN: token });
  });
  afterAll(() => trial.now.stopAll());

  it.each([
    ['no token', undefined],
    ['another token', `Bearer ${token}x`],
    ['a part of it', `Bearer ${token.slice(0, -1)}`],
    ['another password', basic('wrong')],
    ['the token as the user', `Basic ${Buffer.from(`${token}:`).toString('base64')}`],
    ['an empty password', basic('')],
    ['no colon', `Basic ${Buffer.from(token).toString('base64')}`],
    ['another scheme', `Digest ${token}`],
  ])('refuses %s, also for its files and its figures', async (_, authorization) => {
    for (const path of ['', '/', '/api/queues', '/static/js/main.js']) {
      const answer = await ask(worker, path, authorization);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Basic');
      expect(await answer.json()).toMatchObject({ code: 401, error: 'token_invalid' });
    }
  });

  it.each([
    ['password', basic(token)],
    ['password of nobody', basic(token, '')],
    ['bearer', `Bearer ${token}`],
  ])('opens with the token as %s', async (_, authorization) => {
    expect((await ask(worker, '/', authorization)).status).toBe(200);
  });

  it('is whole, and loads nothing from elsewhere', async () => {
    const answer = await ask(worker, '/', basic(token));
    const html = await answer.text();
    const files = [...html.matchAll(/(?:src|href)="(?!https?:)([^"]+\.(?:js|css|png|svg))"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await ask(worker, `/${file}`, basic(token))).status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('shows what is in the queues, by ids alone', async () => {
    trial.now.mails.hold('MAIL FROM', 'MAIL FROM');
    const asked = await trial.now.requestMails(2);
    // The first mail starts the browser that prints its voucher.
    await until('Two mails are on their way', () => trial.now.mails.holding === 2);
    const answer = await ask(worker, '/api/queues?activeQueue=send_voucher_email&status=active', basic(token));
    const text = await answer.text();
    const { queues } = JSON.parse(text) as ShownQueues;
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['send_voucher_email', 'render_voucher_pdf']),
    );
    expect(queues.find(({ name }) => name === 'send_voucher_email')?.counts).toMatchObject({ active: 2 });
    for (const { to } of asked) expect(text).not.toContain(to);
    trial.now.mails.release();
    await trial.now.untilSent(asked);
  });

  it.each([
    ['PUT', '/api/queues/send_voucher_email/pause'],
    ['PUT', '/api/queues/send_voucher_email/empty'],
    ['POST', '/api/queues/send_voucher_email/add'],
    ['PUT', '/api/queues/pause'],
  ])('changes nothing: %s %s is refused', async (method, path) => {
    const answer = await ask(worker, path, basic(token), method);
    expect(answer.status).toBe(405);
    const { queues } = (await (await ask(worker, '/api/queues', basic(token))).json()) as {
      queues: readonly { readonly isPaused: boolean }[];
    };
    expect(queues.some(({ isPaused }) => isPaused)).toBe(false);
  });
});

describe('without WORKER_TOKEN', () => {
  it('there is no such page', async () => {
    const worker = await trial.now.startWorker('PostgreSQL');
    for (const path of ['', '/', '/api/queues']) expect((await ask(worker, path, basic(''))).status).toBe(404);
    await trial.now.stopAll();
  });

  it('with one that is too short, the worker does not start, and does not print it', async () => {
    const worker = NodeProcess.spawn('dist/programs/worker.js', { WORKER_TOKEN: 'too short' });
    expect((await worker.ended).code).toBe(1);
    expect(worker.output).toContain('WORKER_TOKEN must have at least 16 characters.');
    expect(worker.output).not.toContain('too short');
  });
});
