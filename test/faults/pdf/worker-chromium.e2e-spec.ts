import fs from 'node:fs';
import os from 'node:os';
import { manyOnThisMachine, onThisMachine, until } from '../../support/harness/deadline.js';
import { browserProcesses, mainBrowserProcesses, readPdf } from '../../support/harness/pdf.js';
import { isSoak } from '../../support/harness/soak.js';
import { useWorkerService } from '../../support/harness/worker-service.js';
import type { WorkerProcess } from '../../support/harness/worker-process.js';
import { base } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

/** What a caller is promised. (docs/reference/vouchers.md#pdf) */
const promisedMs = 25_000;
/** What a machine that is busy with other tests adds to it, outside of the waits that it bounds. */
const lateMs = onThisMachine(10_000);
const rounds = isSoak ? 4 : 2;

const trial = useWorkerService();
let worker: WorkerProcess;
let template: { readonly shown: string };
const home = () => `loyalty-browser-${worker.process.pid}-`;

beforeAll(async () => {
  worker = await trial.now.startWorker('PostgreSQL');
  template = await voucherTemplate(trial.now.shop);
});

interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly ms: number;
}

const newVouchers = (count: number): Promise<IssuedVoucher[]> =>
  Promise.all(Array.from({ length: count }, () => IssuedVoucher.of(trial.now.shop, template)));

async function download({ id }: IssuedVoucher): Promise<Got> {
  const start = performance.now();
  const { shop } = trial.now;
  const answer = await fetch(`${shop.client.url}${base}/vouchers/${id}/pdf`, { headers: { 'x-api-key': shop.key } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.ok) {
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="voucher-${id}.pdf"`);
  }
  return { status: answer.status, headers: answer.headers, bytes, ms: performance.now() - start };
}

/** Each was answered in time: with a PDF, or with the 500 that the contract shows. Gives how many have a PDF. */
function expectAnswers(got: readonly Got[]): number {
  for (const { status, headers, bytes, ms } of got) {
    expect(ms).toBeLessThan(promisedMs + lateMs);
    if (status === 200) {
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      continue;
    }
    expect(status).toBe(500);
    expect(JSON.parse(bytes.toString())).toEqual({ code: 500, error: 'pdf_unavailable', message: expect.any(String) });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return got.filter(({ status }) => status === 200).length;
}

async function expectItWorks(): Promise<void> {
  const [voucher] = await newVouchers(1);
  if (voucher) expect(expectAnswers([await download(voucher)])).toBe(1);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

it('a voucher is rendered cold, warm, and read from where it is kept', async () => {
  await trial.now.stopAll();
  worker = await trial.now.startWorker('PostgreSQL');
  const vouchers = await newVouchers(12);
  const [first, ...others] = vouchers;
  if (!first) throw new Error('There is no voucher.');
  expect(browserProcesses(home())).toEqual([]);
  const cold = await download(first);
  const warm: Got[] = [];
  for (const voucher of others) warm.push(await download(voucher));
  const cached: Got[] = [];
  for (const voucher of vouchers) cached.push(await download(voucher));
  expect(expectAnswers([cold, ...warm, ...cached])).toBe(24);
  // What is kept is the same to the byte, and nobody was asked for it.
  const asked = vouchers.map(({ uuid }) => ({ voucherId: uuid }));
  expect(await trial.now.count(asked, "kind = 'render_voucher_pdf'")).toBe(12);
  for (const [at, { bytes }] of [cold, ...warm].entries()) expect(cached[at]?.bytes.equals(bytes)).toBe(true);
  const figures = [cold.ms, median(warm.map(({ ms }) => ms)), median(cached.map(({ ms }) => ms))];
  const [coldMs, warmMs, cachedMs] = figures.map((ms) => `${Math.round(ms)} ms`);
  process.stderr.write(
    `PDF through the API: cold ${coldMs}, warm ${warmMs}, kept ${cachedMs} (medians of 11 and 12).\n`,
  );
});

it('thirty that come at once all have their PDF in time', async () => {
  const vouchers = await newVouchers(manyOnThisMachine(30));
  const got = await Promise.all(vouchers.map(download));
  expect(expectAnswers(got)).toBe(vouchers.length);
  process.stderr.write(
    `${vouchers.length} at once: the last after ${Math.round(Math.max(...got.map(({ ms }) => ms)))} ms.\n`,
  );
});

it('Chromium killed while pages are printed: every request is answered in time, and the next has its PDF', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const vouchers = await newVouchers(4);
    const asking = Promise.all(vouchers.map(download));
    const asked = vouchers.map(({ uuid }) => ({ voucherId: uuid }));
    await until('Pages are in hand', async () => (await trial.now.count(asked, 'taken_until is not null')) > 0);
    const victims = mainBrowserProcesses(home());
    expect(victims.length).toBeGreaterThan(0);
    for (const { pid } of victims) signal(pid, 'SIGKILL');
    expectAnswers(await asking);
    await expectItWorks();
  }
});

it('Chromium stopped while pages are printed: every request is answered in time, and the next has its PDF', async () => {
  await expectItWorks();
  const stopped = browserProcesses(home());
  for (const { pid } of stopped) signal(pid, 'SIGSTOP');
  const got = await Promise.all((await newVouchers(6)).map(download));
  const printed = expectAnswers(got);
  process.stderr.write(
    `Chromium stopped: ${printed} of 6 have a PDF, the last answer after ${Math.round(Math.max(...got.map(({ ms }) => ms)))} ms.\n`,
  );
  await expectItWorks();
  const alive = new Set(browserProcesses(home()).map(({ pid }) => pid));
  expect(stopped.filter(({ pid }) => alive.has(pid))).toEqual([]);
});

it('repeated crashes of Chromium cause a clean 500 in time, and later vouchers are printed', async () => {
  const vouchers = await newVouchers(3);
  const asking = { over: false };
  const stopping = until(
    'The requests are answered',
    () => {
      for (const { pid } of browserProcesses(home())) signal(pid, 'SIGSTOP');
      return asking.over;
    },
    2 * promisedMs,
  );
  const got = await Promise.all(vouchers.map(download));
  asking.over = true;
  await stopping;
  expect(expectAnswers(got)).toBe(0);
  await expectItWorks();
});

it('a worker killed with its pages in hand: another one prints them in time', async () => {
  const second = await trial.now.startWorker('PostgreSQL');
  await until('Its browser is ready', async () => (await fetch(`${worker.url}/health/ready`)).status === 200);
  // What the first one takes stays in its hands.
  for (const { pid } of browserProcesses(home())) signal(pid, 'SIGSTOP');
  const vouchers = await newVouchers(manyOnThisMachine(8));
  const asking = Promise.all(vouchers.map(download));
  const asked = vouchers.map(({ uuid }) => ({ voucherId: uuid }));
  await until('The second one has done all but what the first one has', async () => {
    const [held, done] = ["state = 'waiting' and taken_until is not null", "state = 'done'"].map((condition) =>
      trial.now.count(asked, condition),
    );
    return ((await held) ?? 0) > 0 && ((await held) ?? 0) + ((await done) ?? 0) === vouchers.length;
  });
  const first = home();
  await worker.kill();
  worker = second;
  expect(expectAnswers(await asking)).toBe(vouchers.length);
  await until('Its browser ends with it', () => browserProcesses(first).length === 0);
  await expectItWorks();
});

it('no process and no folder of a browser is left behind', async () => {
  await expectItWorks();
  expect(browserProcesses(home()).length).toBeGreaterThan(0);
  const { pid } = worker.process;
  await trial.now.stopAll();
  await until('The browser has ended', () => browserProcesses(`loyalty-browser-${pid}-`).length === 0);
  expect(fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(`loyalty-browser-${pid}-`))).toEqual([]);
  // What one that was killed left goes when the next starts its browser.
  worker = await trial.now.startWorker('PostgreSQL');
  await expectItWorks();
  const [known] = await newVouchers(1);
  expect(known && (await readPdf((await download(known)).bytes)).text).toContain(known?.code);
});
