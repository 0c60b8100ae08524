import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { MailPorts } from './mail.js';
import type { StartSettings } from './settings.js';

interface DemoFile {
  readonly merchants?: readonly {
    readonly name: string;
    readonly key: string;
    readonly staff?: readonly { readonly email: string; readonly password: string; readonly role: string }[];
  }[];
}

/** Addresses and demo accounts, with a request to run in a shell. */
export function summary(
  settings: StartSettings,
  database: string,
  { pagePort, workerPort }: MailPorts,
  receiverPort: number | undefined,
): string {
  const { host, publicUrl, portalUrl, dataDir } = settings;
  const lines = [
    ['Portal', portalUrl],
    ['Public API', publicUrl],
    ['Documentation', `${publicUrl}/docs  (OpenAPI: ${publicUrl}/docs-json)`],
    ...(pagePort === undefined ? [] : [['Mailbox', `http://127.0.0.1:${pagePort}`]]),
    ...(receiverPort === undefined ? [] : [['Webhooks', `http://127.0.0.1:${receiverPort}`]]),
    [
      'Queues',
      `http://${host}:${workerPort}/queues  (password: WORKER_TOKEN in ${path.join(dataDir, 'secrets.json')})`,
    ],
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
    ...ownerLines(merchant.staff?.find(({ role }) => role === 'owner')),
    ['Demo key', merchant.key],
    ['', `(more keys and sign-ins: ${file})`],
  ];
}

const ownerLines = (owner: { email: string; password: string } | undefined): string[][] =>
  owner ? [['Demo sign-in', `${owner.email}  ${owner.password}`]] : [];

function tryLines(settings: StartSettings): string[] {
  const merchant = demoMerchant(settings);
  if (!merchant) return newMerchantLines(settings);
  return ['', '  Send an order:', '', curlLine(settings.publicUrl, merchant.key)];
}

/** Without the demo, the database may have no merchant yet. */
const newMerchantLines = ({ withDemo }: StartSettings): string[] =>
  withDemo
    ? []
    : [
        '',
        '  Make a merchant, and invite its owner by e-mail:',
        '',
        "npm run --silent operate -- merchants create --name 'My Shop' --currency GBP --time-zone Europe/London --owner-email owner@example.com",
      ];

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
