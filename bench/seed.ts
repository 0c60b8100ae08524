import { encodeId } from '#domain/ids.js';
import { createKey } from '#operations/keys/create-key.js';
import { createMerchant } from '#operations/merchants/create-merchant.js';
import { createCardDefinition } from '#operations/cards/create-card-definition.js';
import { createRewardTemplate } from '#operations/rewards/create-reward-template.js';
import { saveOrderSettings } from '#operations/orders/save-order-settings.js';
import { findOrCreateCustomer } from '#operations/customers/find-or-create-customer.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';

/** A merchant as the load needs it: its keys, and customers by id and by e-mail. */
export interface SeededMerchant {
  readonly keys: readonly string[];
  readonly customers: readonly { readonly id: string; readonly email: string }[];
}

const merchantCount = 20;
const keysEach = 5;
const customersEach = 120;

/** 20 merchants with 5 keys and 120 customers each, whose orders fill a stamp card of 10 with a reward at the tenth. */
export async function seed(databaseUrl: string, pepper: string): Promise<SeededMerchant[]> {
  const dataSource = createDataSource({ url: databaseUrl, poolSize: 2, applicationName: 'loyalty-bench-seed' });
  await dataSource.initialize();
  try {
    const db = new Database(dataSource);
    const merchants: SeededMerchant[] = [];
    for (let number = 1; number <= merchantCount; number += 1) {
      merchants.push(await inTransaction(db, (tx) => seedMerchant(tx, pepper, number)));
    }
    return merchants;
  } finally {
    await dataSource.destroy();
  }
}

async function seedMerchant(tx: Tx, pepper: string, number: number): Promise<SeededMerchant> {
  const merchant = await createMerchant(tx, { name: `Shop ${number}`, currency: 'GBP', timeZone: 'Europe/London' });
  await seedProgramme(tx, merchant);
  const owner = { merchantId: merchant.id, staffId: null, actorKind: 'operator', address: null } as const;
  const keys: string[] = [];
  for (let key = 1; key <= keysEach; key += 1) {
    const input = { name: `Key ${key}`, scopes: ['customers:read', 'orders:write'] as const, expiresAt: null };
    keys.push((await createKey(tx, owner, pepper, input)).secret);
  }
  const customers: { id: string; email: string }[] = [];
  for (let index = 1; index <= customersEach; index += 1) {
    const email = `customer${index}@shop${number}.example.com`;
    const { id } = await findOrCreateCustomer(tx, merchant.id, { email, name: `Customer ${index}` });
    customers.push({ id: encodeId('customer', id), email });
  }
  return { keys, customers };
}

async function seedProgramme(tx: Tx, merchant: { id: string; currency: string }): Promise<void> {
  const template = await createRewardTemplate(tx, merchant.id, { title: 'A free coffee', expiryDays: 30 });
  const card = await createCardDefinition(tx, merchant.id, {
    title: 'Coffee card',
    type: 'stamp',
    numberOfStamps: 10,
    progression: [{ at: 10, rewardTemplateId: encodeId('reward_template', template.id) }],
  });
  await saveOrderSettings(
    tx,
    { merchantId: merchant.id, currency: merchant.currency },
    {
      enabled: true,
      minimumOrderValue: 0,
      stamps: { cardId: encodeId('card_definition', card.id), mode: 'per_order', stampsPerOrder: 1 },
      points: null,
      rewardAutomation: false,
      orderRewards: [],
      duplicateOrders: 'return_original',
    },
  );
}
