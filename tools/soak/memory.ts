// `npm run soak:memory -- --minutes 60 --rate 100`: all processes of `npm start` under an even load of reads, orders, portal
// requests, e-mails and PDFs; then the memory of each, first and last third. It judges nothing but the answers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../dev/ports.js';
import { type Demo, Load } from './load.js';
import { reportOf } from './report.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    // Requests per second. Without it: 70 % of what a trial of some seconds reaches.
    rate: { type: 'string' },
    concurrency: { type: 'string', default: '8' },
  },
});
const share = 0.7;
const trialSeconds = 15;
const samples = 120;

const seconds = Number(values.minutes) * 60;
const concurrency = Number(values.concurrency);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-soak-'));
const unlimited = Object.fromEntries(
  [
    'REQUESTS_PER_MINUTE',
    'REQUESTS_PER_DAY',
    'ORDER_CREATIONS_PER_MINUTE',
    'VOUCHER_PDFS_PER_MINUTE',
    'EMAILS_PER_MERCHANT_PER_DAY',
  ].map((name) => [`LIMIT_${name}`, '100000000']),
);

/** `npm start` on free ports, in the folder. Resolves when its summary is printed. */
async function startAll() {
  const reporter = path.resolve('tools/soak/report-memory.mjs');
  const started = spawn(process.execPath, ['dist/tools/dev/start.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...unlimited,
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(await freePort()),
      PORTAL_PORT: String(await freePort()),
      NODE_OPTIONS: `--import ${reporter}`,
      SOAK_FOLDER: folder,
      SOAK_SAMPLE_SECONDS: String(Math.max(1, Math.round(seconds / samples))),
    },
  });
  const ended = once(started, 'exit');
  fs.chmodSync(folder, 0o711);
  for await (const line of readline.createInterface({ input: started.stdout })) {
    if (line.includes('Ctrl-C stops')) break;
    if (!line.startsWith('[')) console.log(line);
  }
  // What it prints later must not fill the pipe.
  started.stdout.resume();
  return { process: started, ended };
}

async function soak(): Promise<void> {
  const { process: started, ended } = await startAll();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => started.kill('SIGTERM'));
  try {
    const demo = JSON.parse(fs.readFileSync(path.join(folder, 'data', 'demo.json'), 'utf8')) as Demo;
    const load = await Load.start(demo);
    let rate = Number(values.rate ?? 0);
    if (!rate) {
      rate = share * (await load.run({ seconds: trialSeconds, concurrency, rate: Infinity })).perSecond;
      for (const file of fs.readdirSync(folder)) if (file.endsWith('.jsonl')) fs.rmSync(path.join(folder, file));
    }
    console.log(`${values.minutes} minutes, ${rate.toFixed(0)} requests/s`);
    const { counts, problems, perSecond } = await Promise.race([
      load.run({ seconds, concurrency, rate }),
      ended.then(() => Promise.reject(new Error('npm start has ended.'))),
    ]);
    console.log(`${perSecond.toFixed(1)} requests/s: ${counts}`);
    console.log(reportOf(folder));
    if (problems.length > 0) {
      console.error(`${problems.length} wrong answers: ${problems.slice(0, 5).join('; ')}`);
      process.exitCode = 1;
    }
  } finally {
    started.kill('SIGTERM');
    await Promise.race([ended, pause(30_000, undefined, { ref: false })]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

await soak();
