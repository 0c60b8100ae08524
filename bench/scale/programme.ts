import { system, systemOf } from '#operations/actor.js';
import { encodeId } from '#domain/ids.js';
import { scopes } from '#domain/keys/api-key.js';
import { hashPassword } from '#accounts/password-hash.js';
import { createCardDefinition } from '#operations/cards/create-card-definition.js';
import { asStored } from '#operations/audit/audit-write.js';
import { createKey } from '#operations/keys/create-key.js';
import { createMerchant } from '#operations/merchants/create-merchant.js';
import { createLocation } from '#operations/merchants/create-location.js';
import { saveOrderSettings } from '#operations/orders/save-order-settings.js';
import { createRewardTemplate } from '#operations/rewards/create-reward-template.js';
import { createVoucherTemplate } from '#operations/vouchers/create-voucher-template.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { newId } from '#persistence/database/new-id.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { connect } from './scale-database.js';

/** What a merchant has set up, by uuid, and how it is called. */
export interface Programme {
  readonly merchantId: string;
  readonly key: string;
  readonly apiKeyId: string;
  readonly integrationId: string;
  readonly staffId: string;
  readonly email: string;
  readonly password: string;
  readonly stampCardId: string;
  readonly pointsCardId: string;
  readonly rewardTemplateId: string;
  readonly voucherTemplateId: string;
  readonly locationId: string;
}

const person = { email: 'owner@scale.example.com', password: 'the password of the scale bench' };

/** A merchant whose orders fill a stamp card and a points card, with an owner for the portal. */
export async function setUpProgramme(databaseUrl: string, pepper: string): Promise<Programme> {
  const dataSource = createDataSource({ url: databaseUrl, poolSize: 2, applicationName: 'loyalty-scale' });
  await dataSource.initialize();
  try {
    const made = await inTransaction(new Database(dataSource), (tx) => setUp(tx, pepper));
    return { ...made, ...person, staffId: await addOwner(databaseUrl, made.merchantId) };
  } finally {
    await dataSource.destroy();
  }
}

async function setUp(tx: Tx, pepper: string) {
  const shop = { name: 'Scale', currency: 'GBP', timeZone: 'Europe/London' };
  const merchant = await createMerchant(tx, shop, system);
  const [merchantId, currency] = [merchant.id, 'GBP'];
  const owner = systemOf(merchantId);
  const { apiKey, secret } = await createKey(tx, owner, pepper, { name: 'Shop', scopes, expiresAt: null });
  const coffee = { title: 'A free coffee', expiryDays: 30 };
  const reward = await createRewardTemplate(tx, owner, coffee);
  const progression = [{ at: 10, rewardTemplateId: encodeId('reward_template', reward.id) }];
  const stamps = { title: 'Coffee card', type: 'stamp', numberOfStamps: 10, progression } as const;
  const stampCard = await createCardDefinition(tx, owner, stamps);
  const points = { title: 'Points', type: 'points', openEnded: true } as const;
  const pointsCard = await createCardDefinition(tx, owner, points);
  const gift = { title: 'Gift voucher', type: 'fixed', value: 10, currency } as const;
  const terms = { allowPartialRedemption: true, expiryDays: 365 };
  const voucher = await createVoucherTemplate(tx, owner, { ...gift, ...terms });
  const location = await createLocation(tx, owner, { name: 'High Street' });
  await saveOrderSettings(
    tx,
    owner,
    {
      enabled: true,
      minimumOrderValue: 0,
      rewardAutomation: true,
      orderRewards: [],
      stamps: { cardId: encodeId('card_definition', stampCard.id), mode: 'per_order', stampsPerOrder: 1 },
      points: { cardId: encodeId('card_definition', pointsCard.id), pointsPerUnit: '1' },
      duplicateOrders: 'return_original',
    },
    { shownAs: asStored },
  );
  return {
    merchantId,
    key: secret,
    apiKeyId: apiKey.id,
    integrationId: apiKey.integrationId,
    stampCardId: stampCard.id,
    pointsCardId: pointsCard.id,
    rewardTemplateId: reward.id,
    voucherTemplateId: voucher.id,
    locationId: location.id,
  };
}

async function addOwner(databaseUrl: string, merchantId: string): Promise<string> {
  const [staffId, accountId] = [newId(new Date()), newId(new Date())];
  const client = await connect(databaseUrl);
  try {
    await client.query(
      `insert into sign_in.staff (id, name, email, email_verified, platform_role, created_at, updated_at)
       values ($1, 'Olivia', $2, true, 'support', now(), now())`,
      [staffId, person.email],
    );
    await client.query(
      `insert into sign_in.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
       values ($1, $2, $2::uuid::text, 'credential', $3, now(), now())`,
      [accountId, staffId, await hashPassword(person.password)],
    );
    await client.query(
      `insert into memberships (merchant_id, staff_id, role, created_at) values ($1, $2, 'owner', now())`,
      [merchantId, staffId],
    );
  } finally {
    await client.end();
  }
  return staffId;
}
