import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { StartSettings } from './settings.js';

interface DemoFile {
  readonly merchants?: readonly { readonly name: string; readonly key: string }[];
}

/** What somebody who has just started everything wants to know, with a request to paste into a shell. */
export function summary(settings: StartSettings, database: string, mailboxPort: number | undefined): string {
  const { publicUrl, dataDir } = settings;
  const lines = [
    ['Public API', publicUrl],
    ['Documentation', `${publicUrl}/docs  (OpenAPI: ${publicUrl}/docs-json)`],
    ...(mailboxPort === undefined ? [] : [['Mailbox', `http://127.0.0.1:${mailboxPort}`]]),
    ['Data', dataDir],
    ['Database', database],
    ...demoLines(settings),
  ];
  const table = lines.map(([name = '', value = '']) => `  ${name.padEnd(14)} ${value}`);
  return ['', ...table, ...tryLines(settings), '', '  Ctrl-C stops everything; the data stays.', ''].join('\n');
}

function demoLines(settings: StartSettings): string[][] {
  const merchant = demoMerchant(settings);
  if (!merchant) return [];
  const file = path.join(settings.dataDir, 'demo.json');
  return [
    ['Demo merchant', merchant.name],
    ['Demo key', merchant.key],
    ['', `(more keys and sign-ins: ${file})`],
  ];
}

function tryLines(settings: StartSettings): string[] {
  const merchant = demoMerchant(settings);
  if (!merchant) return [];
  return ['', '  Send an order:', '', curlLine(settings.publicUrl, merchant.key)];
}

/** A new key and number each time: pasted twice it shows a replay, and after the next start a new order. */
function curlLine(url: string, key: string): string {
  const order = {
    customer_email: 'ada@example.com',
    first_name: 'Ada',
    order_value: 12.5,
    order_source: 'shop',
    order_number: String(randomInt(100_000, 1_000_000)),
  };
  return [
    `curl -X POST ${url}/v1/public/orders/create`,
    `-H 'X-API-Key: ${key}'`,
    `-H 'Idempotency-Key: ${randomUUID()}'`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify(order)}'`,
  ].join(' ');
}

function demoMerchant({ withDemo, dataDir }: StartSettings) {
  const file = path.join(dataDir, 'demo.json');
  if (!withDemo || !fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as DemoFile).merchants?.[0];
}
