import 'reflect-metadata';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scopes, type Scope } from '#domain/keys/api-key.js';
import { decodeId, encodeId } from '#domain/ids.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import { dayMs } from '#domain/time.js';
import { createKey } from '#operations/keys/create-key.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import { createMerchant } from '#operations/merchants/create-merchant.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { findMerchant } from '#persistence/merchants/merchant.store.js';
import { write } from '#persistence/database/statement.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { withAccounts } from '../../cli/operate/with-accounts.js';
import { receiverUrl } from '../start/receiver.js';
import { auditHistory } from './audit-history.js';
import { connectReceiver, type DemoEndpoint } from './connect-receiver.js';
import { orderHistory } from './history.js';
import type { StaffAccounts } from '#accounts/staff-accounts.js';
import { bookProgramme, coffeeProgramme } from './programme.js';
import {
  demoAddress,
  type DemoMember,
  type DemoSignIn,
  type DemoStaff,
  joinTeam,
  platformAccount,
  shownMember,
  teamAccounts,
} from './staff.js';
import { usageHistory } from './usage-history.js';
import { valueBack } from './value-back.js';
import { rewardHistory, voucherHistory } from './vouchers.js';

/** What DATA_DIR/demo.json says of a merchant. (README.md#start-it) */
interface DemoMerchant {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly readOnlyKey: string;
  readonly staff: readonly DemoMember[];
  /** The webhook endpoint of the first merchant, where there is a receiver. */
  readonly webhookEndpoint?: DemoEndpoint | undefined;
}

const dataDir = path.resolve(process.env['DATA_DIR'] ?? '.data');
const file = path.join(dataDir, 'demo.json');
const mailbox = process.env['MAILBOX_DIR'] ?? path.join(dataDir, 'mailbox');
const readScopes = scopes.filter((scope): scope is Scope => scope.endsWith(':read'));

/** A first merchant with a bit of everything, a second to be kept apart from it. Made once: a second start finds it. */
async function makeDemo(db: Database, { databaseUrl, pepper, ...places }: DemoSettings): Promise<void> {
  if (await isMade(db)) {
    const found = readDemo();
    const merchants = await connectReceiver(db, found.merchants ?? [], { url: places.receiver, pepper });
    writeDemo({ ...found, ...places, merchants });
    return;
  }
  const now = new Date();
  const people = await withAccounts(databaseUrl, (accounts) => makePeople(db, accounts));
  const coffee = { name: 'Corner Coffee', currency: 'GBP', timeZone: 'Europe/London' };
  const books = { name: 'Book Harbour', currency: 'EUR', timeZone: 'Europe/Berlin' };
  const first = await makeMerchant(db, pepper, coffee, { programme: coffeeProgramme, team: people.coffee, now });
  const history = { customers: 40, orders: 240, until: now };
  const orders = await orderHistory(db, first.merchant, first.apiKeyId, history);
  await valueBack(db, first.merchant, first.apiKeyId, { orders, until: now });
  await voucherHistory(db, first.merchant, first.apiKeyId, now);
  await rewardHistory(db, first.merchant, first.apiKeyId);
  await auditHistory(db, first.merchant, pepper, {
    team: people.coffee,
    supportId: people.support.staffId,
    until: now,
  });
  await usageHistory(db, first.merchant.id, first.apiKeyId, now);
  const second = await makeMerchant(db, pepper, books, { programme: bookProgramme, team: people.books, now });
  await orderHistory(db, second.merchant, second.apiKeyId, { customers: 8, orders: 24, until: now });
  await expireHistory(db);
  const [support, platformAdmin] = [people.support, people.platformAdmin].map(shownSignIn);
  const merchants = await connectReceiver(db, [first.shown, second.shown], { url: places.receiver, pepper });
  writeDemo({ ...places, support, platformAdmin, merchants });
}

/** What has expired in the history is written before the receiver is told of anything. */
async function expireHistory(db: Database): Promise<void> {
  let last: string | null = null;
  let isMoreDue = true;
  while (isMoreDue || last !== null) ({ last, isMoreDue } = await expirePoints(db, last));
}

const shownSignIn = ({ email, password }: DemoSignIn): DemoSignIn => ({ email, password });

async function makePeople(db: Database, accounts: StaffAccounts) {
  return {
    support: await platformAccount(db, accounts, 'Sam Porter', 'support@loyalty.example', 'support'),
    platformAdmin: await platformAccount(db, accounts, 'Petra Admin', 'admin@loyalty.example', 'platform_admin'),
    coffee: await teamAccounts(db, accounts, 'corner-coffee.example', 0),
    books: await teamAccounts(db, accounts, 'book-harbour.example', 1),
  };
}

/** The trigger notes the time of the clock, and the orders of the demo are older. */
const dateProgramme = write<never>(
  'date_programme_of_demo',
  'update programme_versions set changed_at = $2 where merchant_id = $1',
);

interface DemoTeamwork {
  readonly programme: (tx: Tx, merchant: Merchant) => Promise<void>;
  readonly team: readonly DemoStaff[];
  readonly now: Date;
}

async function makeMerchant(
  db: Database,
  pepper: string,
  input: Pick<Merchant, 'name' | 'currency' | 'timeZone'>,
  { programme, team, now }: DemoTeamwork,
): Promise<{ merchant: Merchant; apiKeyId: string; shown: DemoMerchant }> {
  const work = async (tx: Tx) => {
    const merchant = await createMerchant(tx, input, { actorKind: 'operator', staffId: null, address: null });
    const { id: merchantId } = merchant;
    await joinTeam(tx, merchantId, team);
    const owner = { merchantId, staffId: team[0]?.staffId ?? null, actorKind: 'staff', address: demoAddress } as const;
    const whole = await createKey(tx, owner, pepper, { name: 'Demo shop', scopes, expiresAt: null });
    const reading = await createKey(tx, owner, pepper, { name: 'Demo reports', scopes: readScopes, expiresAt: null });
    await programme(tx, merchant);
    tx.write(dateProgramme, [merchantId, await tx.now()]);
    const shown = {
      id: encodeId('merchant', merchant.id),
      name: merchant.name,
      key: whole.secret,
      readOnlyKey: reading.secret,
      staff: team.map(shownMember),
    };
    return { merchant, apiKeyId: whole.apiKey.id, shown };
  };
  return inTransaction(db, work, { fixedTime: new Date(now.getTime() - 130 * dayMs) });
}

interface Demo {
  readonly apiUrl?: string;
  readonly portalUrl?: string;
  /** The folder of delivered .eml files. */
  readonly mailbox?: string;
  /** Where the local receiver takes webhooks. */
  readonly receiver?: string | undefined;
  readonly support?: DemoSignIn | undefined;
  readonly platformAdmin?: DemoSignIn | undefined;
  readonly merchants?: readonly DemoMerchant[];
}

const readDemo = (): Demo => JSON.parse(readFileSync(file, 'utf8')) as Demo;

/** The file holds keys: only its owner may read it. It is replaced atomically. */
function writeDemo(demo: Demo): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** True when the file exists and its first merchant is in this database. */
async function isMade(db: Database): Promise<boolean> {
  if (!existsSync(file)) return false;
  const id = decodeId('merchant', readDemo().merchants?.[0]?.id ?? '');
  return id !== undefined && (await findMerchant(db, id)) !== undefined;
}

interface DemoSettings {
  readonly databaseUrl: string;
  readonly pepper: string;
  readonly apiUrl: string;
  readonly portalUrl: string;
  readonly mailbox: string;
  readonly receiver: string | undefined;
}

const { DATABASE_URL: databaseUrl, KEY_PEPPER: pepper, RECEIVER_PORT: receiverPort } = process.env;
const { PUBLIC_URL: apiUrl = 'http://127.0.0.1:3000', PORTAL_URL: portalUrl = 'http://127.0.0.1:3001' } = process.env;
if (!databaseUrl || !pepper) {
  console.error('DATABASE_URL and KEY_PEPPER must be set.');
  process.exit(1);
}
const dataSource = createDataSource({ url: databaseUrl, poolSize: 2, applicationName: 'loyalty-demo' });
await dataSource.initialize();
const receiver = receiverPort ? receiverUrl(receiverPort) : undefined;
await makeDemo(new Database(dataSource), { databaseUrl, pepper, apiUrl, portalUrl, mailbox, receiver });
await dataSource.destroy();
