import { system, systemOf } from '#operations/actor.js';
import { randomInt } from 'node:crypto';
import { encodeId } from '#domain/ids.js';
import { generateVoucherCode } from '#domain/vouchers/code.js';
import { defaultEmailLimits } from '#domain/jobs/email-limits.js';
import { asStored } from '#operations/audit/audit-write.js';
import { createKey } from '#operations/keys/create-key.js';
import { createMerchant } from '#operations/merchants/create-merchant.js';
import { createCardDefinition } from '#operations/cards/create-card-definition.js';
import { createRewardTemplate } from '#operations/rewards/create-reward-template.js';
import { saveOrderSettings } from '#operations/orders/save-order-settings.js';
import { findOrCreateCustomer } from '#operations/customers/find-or-create-customer.js';
import { createVoucherTemplate } from '#operations/vouchers/create-voucher-template.js';
import { issueVoucher } from '#operations/vouchers/issue-voucher.js';
import { insertCard } from '#persistence/cards/card.store.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { newId } from '#persistence/database/new-id.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { insertLimitOverride } from '#persistence/keys/limit-override.store.js';
import { insertVoucher } from '#persistence/vouchers/voucher-ledger.store.js';
import { keepPdfs } from './kept-pdfs.js';

export interface SeededCustomer {
  readonly id: string;
  readonly email: string;
  readonly pointsCardId: string;
}

/** A merchant as the load needs it. */
export interface SeededMerchant {
  readonly merchantId: string;
  readonly keys: readonly [string, ...string[]];
  /** A key that is refused from its second request of the day on. */
  readonly limitedKey: string;
  readonly customers: readonly SeededCustomer[];
  /** Vouchers of 50,000 that may be redeemed in part. */
  readonly voucherIds: readonly string[];
  /** Four more, which the check of the answers redeems whole. */
  readonly checkedVoucherIds: readonly string[];
  /** Ten more, whose PDFs are kept. */
  readonly printedVoucherIds: readonly string[];
}

type Owner = Parameters<typeof createKey>[1];

const maxMerchants = 20;
/** The check of the answers needs one, and a stranger to it. */
const fewestMerchants = 2;
const keysEach = 5;
const customersEach = 120;
const vouchersEach = 300;
const printedEach = 10;
export const maxKeys = maxMerchants * keysEach;
const scopes = ['customers:read', 'customers:write', 'orders:write', 'vouchers:read', 'vouchers:redeem'] as const;

/**
 * Creates enough merchants to have `keys` keys in total, but at least two. Each has 5 keys, 120 customers and 300 vouchers, and its
 * orders fill a card of 10 stamps with a reward at the tenth.
 */
export async function seed(databaseUrl: string, pepper: string, keys: number): Promise<SeededMerchant[]> {
  const count = Math.max(fewestMerchants, Math.ceil(keys / keysEach));
  const dataSource = createDataSource({ url: databaseUrl, poolSize: 2, applicationName: 'loyalty-bench-seed' });
  await dataSource.initialize();
  try {
    const db = new Database(dataSource);
    const merchants: SeededMerchant[] = [];
    for (let number = 1; number <= count; number += 1) {
      const merchant = await inTransaction(db, (tx) => seedMerchant(tx, pepper, number));
      await keepPdfs(db, merchant.merchantId, merchant.printedVoucherIds);
      merchants.push(merchant);
    }
    return merchants;
  } finally {
    await dataSource.destroy();
  }
}

/** The merchants with so many keys altogether, the first merchants with all of theirs. */
export function withKeys(merchants: readonly SeededMerchant[], count: number): SeededMerchant[] {
  return merchants.slice(0, Math.ceil(count / keysEach)).map((merchant, at) => {
    const [first, ...others] = merchant.keys;
    return { ...merchant, keys: [first, ...others.slice(0, count - at * keysEach - 1)] };
  });
}

async function seedMerchant(tx: Tx, pepper: string, number: number): Promise<SeededMerchant> {
  const merchant = await createMerchant(
    tx,
    { name: `Shop ${number}`, currency: 'GBP', timeZone: 'Europe/London' },
    system,
  );
  await seedProgramme(tx, merchant);
  const owner: Owner = { merchantId: merchant.id, staffId: null, actorKind: 'operator', address: null };
  const create = (name: string) => createKey(tx, owner, pepper, { name, scopes, expiresAt: null });
  const keys: [string, ...string[]] = [(await create('Key 1')).secret];
  for (let key = 2; key <= keysEach; key += 1) keys.push((await create(`Key ${key}`)).secret);
  const limited = await create('Limited key');
  const now = await tx.now();
  insertLimitOverride(tx, {
    merchantId: merchant.id,
    id: newId(now),
    integrationId: limited.apiKey.integrationId,
    limitName: 'requestsPerDay',
    value: 1,
    reason: 'bench',
    endsAt: new Date(now.getTime() + 86_400_000),
    createdAt: now,
  });
  const customers = await seedCustomers(tx, merchant.id, number);
  const vouchers = await seedVouchers(tx, merchant, customers);
  return {
    merchantId: merchant.id,
    keys,
    limitedKey: limited.secret,
    customers,
    checkedVoucherIds: vouchers.slice(0, 4),
    printedVoucherIds: vouchers.slice(4, 4 + printedEach),
    voucherIds: vouchers.slice(4 + printedEach),
  };
}

async function seedCustomers(tx: Tx, merchantId: string, number: number): Promise<SeededCustomer[]> {
  const now = await tx.now();
  const pointsCard = { title: 'Points', type: 'points', openEnded: true, autoEnrol: false } as const;
  const definition = await createCardDefinition(tx, systemOf(merchantId), pointsCard);
  const customers: SeededCustomer[] = [];
  for (let index = 1; index <= customersEach; index += 1) {
    const email = `customer${index}@shop${number}.example.com`;
    const { id } = await findOrCreateCustomer(tx, merchantId, { email, name: `Customer ${index}` }, []);
    const cardId = newId(now);
    await insertCard(tx, { merchantId, id: cardId, customerId: id, cardDefinitionId: definition.id, createdAt: now });
    customers.push({ id: encodeId('customer', id), email, pointsCardId: encodeId('card', cardId) });
  }
  return customers;
}

/** One voucher is issued, and the others are made like it. */
async function seedVouchers(
  tx: Tx,
  { id: merchantId, currency }: { readonly id: string; readonly currency: string },
  customers: readonly SeededCustomer[],
): Promise<string[]> {
  const values = {
    title: 'Gift voucher',
    type: 'fixed',
    value: 50_000,
    currency,
    allowPartialRedemption: true,
  } as const;
  const template = await createVoucherTemplate(tx, systemOf(merchantId), values);
  const actor = { ...systemOf(merchantId), currency, timeZone: 'Europe/London', apiKeyId: null };
  const input = { voucherTemplateId: encodeId('voucher_template', template.id), customerId: customers[0]?.id ?? '' };
  const { redemptions: _, ...first } = await issueVoucher(tx, actor, input, defaultEmailLimits);
  const ids = [encodeId('voucher', first.id)];
  while (ids.length < vouchersEach) {
    const code = generateVoucherCode(Array.from({ length: 15 }, () => randomInt(30)));
    const voucher = { ...first, id: newId(first.createdAt), code };
    insertVoucher(tx, voucher, actor);
    ids.push(encodeId('voucher', voucher.id));
  }
  return ids;
}

async function seedProgramme(tx: Tx, merchant: { id: string; currency: string }): Promise<void> {
  const actor = systemOf(merchant.id);
  const template = await createRewardTemplate(tx, actor, { title: 'A free coffee', expiryDays: 30 });
  const card = await createCardDefinition(tx, actor, {
    title: 'Coffee card',
    type: 'stamp',
    numberOfStamps: 10,
    progression: [{ at: 10, rewardTemplateId: encodeId('reward_template', template.id) }],
  });
  await saveOrderSettings(
    tx,
    actor,
    {
      enabled: true,
      minimumOrderValue: 0,
      stamps: { cardId: encodeId('card_definition', card.id), mode: 'per_order', stampsPerOrder: 1 },
      points: null,
      rewardAutomation: false,
      orderRewards: [],
      duplicateOrders: 'return_original',
    },
    { shownAs: asStored },
  );
}
