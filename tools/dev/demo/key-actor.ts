import type { Merchant } from '#domain/merchants/merchant.js';
import type { LedgerActor } from '#operations/actor.js';

/** The demo merchant's API key, as the actor of what its shop would have sent. */
export const keyActorOf = ({ id: merchantId, currency, timeZone }: Merchant, apiKeyId: string): LedgerActor => ({
  merchantId,
  currency,
  timeZone,
  actorKind: 'api_key',
  apiKeyId,
  staffId: null,
  address: null,
});
