import { execFile } from 'node:child_process';
import { repository } from '../support/harness/api-process.js';

const short = ['--rounds', '1', '--seconds', '0.3'];
/** Few keys, and so few merchants to prepare. */
const small = [...short, '--connections', '4', '--keys', '7'];

/** A short run: its figures mean nothing, but every operation is prepared, checked and measured. */
function bench(args: readonly string[], program = 'bench'): Promise<{ readonly out: string; readonly error: string }> {
  const options = { cwd: repository, env: { PATH: process.env['PATH'] }, timeout: 280_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, [`dist/bench/${program}.js`, ...args], options, (_, out, error) =>
      resolve({ out, error }),
    );
  });
}

/** The rows of a Markdown table, by operation and server. */
function rowsOf(markdown: string): Map<string, Record<string, string>> {
  const [head = [], , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(
    rows.map((cells) => [
      `${cells[0]}: ${cells[1]}`,
      Object.fromEntries(cells.slice(2).map((cell, index) => [head[index + 2], cell])),
    ]),
  );
}

const number = expect.stringMatching(/^\d+(\.\d)?$/);
const figures = {
  'requests/s': number,
  'p50 ms': number,
  'p99 ms': number,
  'server µs': number,
  'PostgreSQL µs': number,
  statements: number,
  'round trips': number,
  'WAL bytes': number,
};
const share = 'throughput, share of the other';
const alone = { ...figures, [share]: '' };
const compared = { ...figures, [share]: expect.stringMatching(/^\d+\.\d\d \(\d+\.\d\d to \d+\.\d\d\)$/) };

it('the bench measures every operation, and those of the reference server on both', async () => {
  const { out, error } = await bench(small);
  expect(out + error).toContain('Both servers answer alike, and keep what was promised.');
  expect(Object.fromEntries(rowsOf(out))).toEqual({
    'read a customer: ours': compared,
    'read a customer: reference': alone,
    'find a customer by e-mail: ours': alone,
    'list customers, a page of 10: ours': alone,
    'create an order: ours': compared,
    'create an order: reference': alone,
    'replay an order: ours': compared,
    'replay an order: reference': alone,
    'redeem a voucher in part: ours': compared,
    'redeem a voucher in part: reference': alone,
    'give points: ours': alone,
    'download a kept PDF: ours': alone,
    'be refused by a limit (429): ours': compared,
    'be refused by a limit (429): reference': alone,
  });
});

it('without limits, only the operations and with the keys that were asked for, and not what needs limits', async () => {
  const operations = ['--only', 'read,limited'];
  const { out } = await bench([...small, '--without-limits', ...operations]);
  expect(out).toContain('4 connections, keys: 7,');
  expect(Object.fromEntries(rowsOf(out))).toEqual({
    'read a customer: ours': compared,
    'read a customer: without limits': alone,
    'be refused by a limit (429): ours': alone,
  });
});

it('with webhooks, a worker delivers the events of the orders, beside another version', async () => {
  const { out } = await bench([...small, '--only', 'order', '--against', '.', '--webhooks', '2']);
  expect(Object.fromEntries(rowsOf(out))).toEqual({
    'create an order: ours': compared,
    'create an order: other version': alone,
  });
  const [, delivered = '0'] = /^(\d+) webhooks were delivered[.]$/m.exec(out) ?? [];
  // Each event goes to both endpoints.
  expect(Number(delivered)).toBeGreaterThan(0);
  expect(Number(delivered) % 2).toBe(0);
});

it('many writes to one customer, and to one voucher, are all done, and the times of another merchant are shown', async () => {
  const { out } = await bench(short, 'contention');
  const row = (name: string) =>
    expect.stringMatching(new RegExp(`^[|] ${name} [|] \\d+ [|] \\d+ [|] 0 [|] [\\d.]+ [|] [\\d.]+ [|] [\\d.]+ `));
  expect(out.trim().split('\n').slice(-2)).toEqual([row('one customer'), row('one voucher')]);
});
