import { randomUUID } from 'node:crypto';
import { decodeId, encodeId, type IdKind } from '#domain/ids.js';
import { findVoucherToPrint, saveVoucherPdf } from '#persistence/voucher-print.store.js';
import { unique } from '../make/random.js';
import { IssuedReward } from '../make/rewards.js';
import type { Shop } from '../make/shop.js';
import { IssuedVoucher, voucherTemplate } from '../make/vouchers.js';

/** One row by its stored id, the id that the API shows, and the merchant's own id where such a row can have one. */
export interface Thing {
  readonly uuid: string;
  readonly id: string;
  readonly externalId: string | undefined;
}

/** A shop with one thing of every kind; the cards, the reward, the voucher and the order are of its one customer. */
export interface Furniture {
  readonly shop: Shop;
  readonly things: Readonly<Record<IdKind, Thing>>;
  /** A second card of the customer, which takes points. */
  readonly pointsCard: Thing;
  readonly voucherCode: string;
}

const tables: Partial<Record<IdKind, string>> = {
  customer: 'customers',
  card_definition: 'card_definitions',
  card: 'cards',
  reward_template: 'reward_templates',
  reward: 'rewards',
  voucher_template: 'voucher_templates',
  voucher: 'vouchers',
  order: 'orders',
  location: 'locations',
};

async function thing(shop: Shop, kind: IdKind, uuid: string): Promise<Thing> {
  const table = tables[kind];
  const externalId = table && `${kind} ${unique()}`;
  if (table) {
    const values = [shop.merchantId, uuid, externalId];
    await shop.database.rows(`update ${table} set external_id = $3 where merchant_id = $1 and id = $2`, values);
  }
  return { uuid, id: encodeId(kind, uuid), externalId };
}

export async function furnish(shop: Shop): Promise<Furniture> {
  const [stamps, points] = [
    await shop.cardDefinition({ numberOfStamps: 1000 }),
    await shop.cardDefinition({ type: 'points', openEnded: true }),
  ];
  const customer = await shop.customer();
  const reward = await IssuedReward.of(shop, {}, customer);
  const gift = await voucherTemplate(shop);
  const voucher = await IssuedVoucher.of(shop, gift, { customerId: customer.shown });
  const { order } = (await shop.order({ customer_email: customer.email, order_number: unique() })).body;
  const integration = await shop.database.row<{ id: string }>(
    'select integration_id as id from api_keys where merchant_id = $1 and id = $2',
    [shop.merchantId, shop.keyId],
  );
  const cardOf = async ({ shown }: { shown: string }): Promise<string> =>
    decodeId('card', await shop.cardOf(customer.shown, shown)) ?? '';
  const uuids: Record<IdKind, string> = {
    merchant: shop.merchantId,
    integration: integration.id,
    api_key: shop.keyId,
    customer: customer.id,
    card_definition: stamps.id,
    card: await cardOf(stamps),
    reward_template: decodeId('reward_template', (await reward.read()).rewardId) ?? '',
    reward: reward.uuid,
    voucher_template: gift.id,
    voucher: voucher.uuid,
    order: decodeId('order', order.id) ?? '',
    location: (await shop.location()).id,
    staff: randomUUID(),
    invitation: randomUUID(),
    audit_entry: randomUUID(),
    session: randomUUID(),
  };
  const made = await Promise.all(
    Object.entries(uuids).map(async ([kind, uuid]) => [kind, await thing(shop, kind as IdKind, uuid)] as const),
  );
  await keepPdf(shop, voucher.uuid);
  const things = Object.fromEntries(made) as Record<IdKind, Thing>;
  return { shop, things, pointsCard: await thing(shop, 'card', await cardOf(points)), voucherCode: voucher.code };
}

/** A PDF as if it had been rendered: no worker has to be asked. */
async function keepPdf({ database, merchantId }: Shop, voucherId: string): Promise<void> {
  const toPrint = await findVoucherToPrint(database.db, merchantId, voucherId);
  if (!toPrint) throw new Error('The voucher must be there to be printed.');
  await saveVoucherPdf(database.db, merchantId, voucherId, toPrint.contentKey, Buffer.from('%PDF-1.7 kept'));
}

/** Rows that tell of requests, not of what they changed. */
const ofRequests = ['api_key_uses', 'usage_minutes', 'usage_buckets', 'limit_windows', 'limit_hits', 'limit_leases'];

/** A sum over every row of a merchant in every table but those; `except` leaves out more. */
export async function checksum(shop: Shop, except: readonly string[] = []): Promise<Record<string, string>> {
  const named = await shop.database.rows<{ name: string }>(
    // Rows of a partition are those of its table.
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attname = 'merchant_id' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of named.filter((table) => ![...ofRequests, ...except].includes(table.name))) {
    const { sum } = await shop.database.row<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
       from ${name} t where merchant_id = $1`,
      [shop.merchantId],
    );
    sums[name] = sum;
  }
  return sums;
}
