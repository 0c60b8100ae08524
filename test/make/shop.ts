import { type Scope, scopes as allScopes } from '#domain/api-key/api-key.js';
import type { CardDefinition } from '#domain/card/card.js';
import type { Customer } from '#domain/customer/customer.js';
import { decodeId, encodeId } from '#domain/ids.js';
import type { Location } from '#domain/merchant/merchant.js';
import type { RewardTemplate } from '#domain/reward/reward.js';
import { composeKey } from '#operations/steps/compose-key.js';
import { insertIntegration } from '#persistence/api-key.store.js';
import { newId } from '#persistence/new-id.js';
import { createMerchant } from '#operations/merchants/create-merchant.js';
import { createCardDefinition, type NewCardDefinition } from '#operations/programme/create-card-definition.js';
import { createLocation, type NewLocation } from '#operations/programme/create-location.js';
import { createRewardTemplate, type NewRewardTemplate } from '#operations/programme/create-reward-template.js';
import { saveOrderSettings } from '#operations/programme/save-order-settings.js';
import { createCustomer } from '#operations/steps/create-customer.js';
import type { GivenOrderSettings } from '#operations/steps/resolve-order-settings.js';
import { inTransaction, type Tx } from '#persistence/tx.js';
import type { CreatedOrderView } from '#api/orders/create-order.js';
import { keyPepper } from '../harness/api-process.js';
import type { Answer, Call, Client } from '../harness/client.js';
import type { Service } from '../harness/service.js';
import type { TestDatabase } from '../harness/test-database.js';
import { newCoupon, newEmail, unique } from './random.js';

export const base = '/v1/public';
export { allScopes };

export interface MadeKey {
  readonly secret: string;
  readonly id: string;
  readonly integrationId: string;
}

const noSettings: GivenOrderSettings = {
  enabled: true,
  minimumOrderValue: 0,
  stamps: null,
  points: null,
  rewardAutomation: false,
  orderRewards: [],
  duplicateOrders: 'return_original',
};

/** A merchant with a key of every scope, made through the operations that the service itself uses. */
export class Shop {
  private constructor(
    readonly service: Service,
    /** As stored; `id` is what the API shows. */
    readonly merchantId: string,
    readonly name: string,
    readonly currency: string,
    readonly key: string,
    readonly keyId: string,
  ) {}

  static async open(
    service: Service,
    { name = `Shop ${unique()}`, currency = 'GBP', timeZone = 'Europe/London' } = {},
  ): Promise<Shop> {
    const merchant = await inTransaction(service.database.db, (tx) => createMerchant(tx, { name, currency, timeZone }));
    const key = await makeKey(service.database, merchant.id, allScopes);
    return new Shop(service, merchant.id, name, currency, key.secret, key.id);
  }

  get id(): string {
    return encodeId('merchant', this.merchantId);
  }
  get database(): TestDatabase {
    return this.service.database;
  }
  get client(): Client {
    return this.service.client;
  }

  get<Body = object>(path: string, call: Call = {}): Promise<Answer<Body>> {
    return this.client.call<Body>('GET', base + path, { key: this.key, ...call });
  }
  post<Body = object>(path: string, body: Call['body'], call: Call = {}): Promise<Answer<Body>> {
    return this.client.call<Body>('POST', base + path, { key: this.key, body, ...call });
  }

  /** An order of 10.00 by a new customer, unless the fields say otherwise; undefined leaves a field out. */
  order(fields: object = {}, call: Call = {}): Promise<Answer<CreatedOrderView>> {
    const body = { customer_email: newEmail(), order_value: 10, order_source: 'shop', ...fields };
    return this.post('/orders/create', body, call);
  }

  keyWith(scopes: readonly Scope[], expiresAt: Date | null = null): Promise<MadeKey> {
    return makeKey(this.database, this.merchantId, scopes, expiresAt);
  }
  keyWithout(...missing: readonly Scope[]): Promise<MadeKey> {
    return this.keyWith(allScopes.filter((scope) => !missing.includes(scope)));
  }

  rewardTemplate(input: Partial<NewRewardTemplate> = {}): Promise<RewardTemplate & { readonly shown: string }> {
    return this.write(async (tx) => {
      const template = await createRewardTemplate(tx, this.merchantId, { title: 'A free coffee', ...input });
      return { ...template, shown: encodeId('reward_template', template.id) };
    });
  }

  cardDefinition(input: Partial<NewCardDefinition> = {}): Promise<CardDefinition & { readonly shown: string }> {
    const size = input.type === 'points' || input.numberOfStamps !== undefined ? {} : { numberOfStamps: 10 };
    return this.write(async (tx) => {
      const made = { title: 'A card', type: 'stamp' as const, ...size, ...input };
      const definition = await createCardDefinition(tx, this.merchantId, made);
      return { ...definition, shown: encodeId('card_definition', definition.id) };
    });
  }

  location(input: Partial<NewLocation> = {}): Promise<Location & { readonly shown: string }> {
    return this.write(async (tx) => {
      const location = await createLocation(tx, this.merchantId, { name: 'High Street', ...input });
      return { ...location, shown: encodeId('location', location.id) };
    });
  }

  async settings(given: Partial<GivenOrderSettings>): Promise<void> {
    const { merchantId, currency } = this;
    await this.write((tx) => saveOrderSettings(tx, { merchantId, currency }, { ...noSettings, ...given }));
  }

  /** A customer who never ordered, with a card of each definition that enrols. */
  customer(
    fields: { email?: string; name?: string | null; externalId?: string } = {},
  ): Promise<Customer & { readonly shown: string }> {
    return this.write(async (tx) => {
      const made = { email: newEmail(), name: null, ...fields };
      const customer = await createCustomer(tx, this.merchantId, made);
      return { ...customer, shown: encodeId('customer', customer.id) };
    });
  }

  /** The card of a definition that a customer holds, by the ids that the API shows. */
  async cardOf(customerId: string, definitionId: string): Promise<string> {
    const { id } = await this.database.row<{ id: string }>(
      'select id from cards where merchant_id = $1 and customer_id = $2 and card_definition_id = $3',
      [this.merchantId, decodeId('customer', customerId), decodeId('card_definition', definitionId)],
    );
    return encodeId('card', id);
  }

  /** Gives a reward a coupon code, as its update will. */
  async coupon(rewardId: string, code = newCoupon()): Promise<string> {
    await this.database.rows('update rewards set coupon_code = $3 where merchant_id = $1 and id = $2', [
      ...[this.merchantId, decodeId('reward', rewardId), code],
    ]);
    return code;
  }

  /** Runs operations in one transaction, whose clock stands still at `at` where that is given. */
  write<Result>(work: (tx: Tx) => Promise<Result>, options: { readonly at?: Date } = {}): Promise<Result> {
    return inTransaction(this.database.db, work, options);
  }
}

async function makeKey(
  database: TestDatabase,
  merchantId: string,
  scopes: readonly Scope[],
  expiresAt: Date | null = null,
): Promise<MadeKey> {
  // Past createKey: a shop of the tests may hold more than a merchant's ten keys, and one that expired long ago.
  const { apiKey, secret } = await inTransaction(database.db, async (tx) => {
    const createdAt = await tx.now();
    const integrationId = newId(createdAt);
    insertIntegration(tx, { merchantId, id: integrationId, type: 'public_api', createdAt });
    const given = { name: 'A key', scopes, expiresAt, createdAt, createdBy: null, rotatedFromId: null };
    return composeKey(tx, keyPepper, { merchantId, integrationId, ...given });
  });
  return { secret, id: apiKey.id, integrationId: encodeId('integration', apiKey.integrationId) };
}
