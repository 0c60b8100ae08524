import 'reflect-metadata';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scopes, type Scope } from '#domain/api-key/api-key.js';
import { decodeId, encodeId } from '#domain/ids.js';
import type { Merchant } from '#domain/merchant/merchant.js';
import { createKey } from '#operations/keys/create-key.js';
import { createMerchant } from '#operations/merchants/create-merchant.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database.js';
import { findMerchant } from '#persistence/merchant.store.js';
import { inTransaction, type Tx } from '#persistence/tx.js';
import { orderHistory } from './history.js';
import { bookProgramme, coffeeProgramme } from './programme.js';
import { rewardHistory, voucherHistory } from './vouchers.js';

/** What DATA_DIR/demo.json says of a merchant. (operations.md) */
interface DemoMerchant {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly readOnlyKey: string;
}

const dayMs = 86_400_000;
const dataDir = path.resolve(process.env['DATA_DIR'] ?? '.data');
const file = path.join(dataDir, 'demo.json');
const mailbox = process.env['MAILBOX_DIR'] ?? path.join(dataDir, 'mailbox');
const readScopes = scopes.filter((scope): scope is Scope => scope.endsWith(':read'));

/** A first merchant with a bit of everything, a second to be kept apart from it. Made once: a second start finds it. */
async function makeDemo(db: Database, pepper: string, apiUrl: string): Promise<void> {
  if (await standsAlready(db)) {
    writeDemo({ ...readDemo(), apiUrl, mailbox });
    return;
  }
  const now = new Date();
  const coffee = { name: 'Corner Coffee', currency: 'GBP', timeZone: 'Europe/London' };
  const books = { name: 'Book Harbour', currency: 'EUR', timeZone: 'Europe/Berlin' };
  const first = await makeMerchant(db, pepper, coffee, coffeeProgramme, now);
  await orderHistory(db, first.merchant, first.apiKeyId, { customers: 40, orders: 240, until: now });
  await voucherHistory(db, first.merchant, first.apiKeyId, now);
  await rewardHistory(db, first.merchant, first.apiKeyId);
  const second = await makeMerchant(db, pepper, books, bookProgramme, now);
  await orderHistory(db, second.merchant, second.apiKeyId, { customers: 8, orders: 24, until: now });
  writeDemo({ apiUrl, mailbox, merchants: [first.shown, second.shown] });
}

async function makeMerchant(
  db: Database,
  pepper: string,
  input: Pick<Merchant, 'name' | 'currency' | 'timeZone'>,
  programme: (tx: Tx, merchant: Merchant) => Promise<void>,
  now: Date,
): Promise<{ merchant: Merchant; apiKeyId: string; shown: DemoMerchant }> {
  const work = async (tx: Tx) => {
    const merchant = await createMerchant(tx, input);
    const owner = { merchantId: merchant.id, staffId: null, actorKind: 'operator', address: null } as const;
    const whole = await createKey(tx, owner, pepper, { name: 'Demo shop', scopes, expiresAt: null });
    const reading = await createKey(tx, owner, pepper, { name: 'Demo reports', scopes: readScopes, expiresAt: null });
    await programme(tx, merchant);
    const shown = {
      id: encodeId('merchant', merchant.id),
      name: merchant.name,
      key: whole.secret,
      readOnlyKey: reading.secret,
    };
    return { merchant, apiKeyId: whole.apiKey.id, shown };
  };
  return inTransaction(db, work, { at: new Date(now.getTime() - 130 * dayMs) });
}

interface Demo {
  readonly apiUrl?: string;
  /** The folder of delivered .eml files. */
  readonly mailbox?: string;
  readonly merchants?: readonly DemoMerchant[];
}

const readDemo = (): Demo => JSON.parse(readFileSync(file, 'utf8')) as Demo;

/** The file holds keys: for its owner's eyes, and whole or not there at all. */
function writeDemo(demo: Demo): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** True when the file speaks of merchants of this database. */
async function standsAlready(db: Database): Promise<boolean> {
  if (!existsSync(file)) return false;
  const id = decodeId('merchant', readDemo().merchants?.[0]?.id ?? '');
  return id !== undefined && (await findMerchant(db, id)) !== undefined;
}

const { DATABASE_URL: url, KEY_PEPPER: pepper, PUBLIC_URL: apiUrl = 'http://127.0.0.1:3000' } = process.env;
if (!url || !pepper) {
  console.error('DATABASE_URL and KEY_PEPPER must be set.');
  process.exit(1);
}
const dataSource = createDataSource({ url, poolSize: 2, applicationName: 'loyalty-demo' });
await dataSource.initialize();
await makeDemo(new Database(dataSource), pepper, apiUrl);
await dataSource.destroy();
