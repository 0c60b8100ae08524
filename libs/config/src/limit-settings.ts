import { defaultEmailLimits, type EmailLimits } from '#domain/jobs/email-limits.js';
import { defaultLimits, type LimitName, type Limits } from '#domain/keys/limits.js';
import type { RedisForLimits } from '#persistence/rate-limits/open-limit-store.js';
import { parseRedisUrl } from '#persistence/rate-limits/redis/redis-address.js';
import type { SettingsReader } from './settings.js';

const variables: Readonly<Record<LimitName, string>> = {
  requestsPerMinute: 'LIMIT_REQUESTS_PER_MINUTE',
  requestsPerDay: 'LIMIT_REQUESTS_PER_DAY',
  orderCreationsPerMinute: 'LIMIT_ORDER_CREATIONS_PER_MINUTE',
  voucherRedemptionsPerMinute: 'LIMIT_VOUCHER_REDEMPTIONS_PER_MINUTE',
  voucherPdfsPerMinute: 'LIMIT_VOUCHER_PDFS_PER_MINUTE',
  failedAuthentications: 'LIMIT_FAILED_AUTHENTICATIONS',
  concurrentRequests: 'LIMIT_CONCURRENT_REQUESTS',
  lookupMissesPerMinute: 'LIMIT_LOOKUP_MISSES_PER_MINUTE',
};

/** The limits of the settings, or their defaults. The API enforces them; the portal shows what is left. */
export function readLimits(reader: SettingsReader): Limits {
  const read = (name: LimitName): number => reader.integer(variables[name], defaultLimits[name], 1, 1_000_000_000);
  return {
    requestsPerMinute: read('requestsPerMinute'),
    requestsPerDay: read('requestsPerDay'),
    orderCreationsPerMinute: read('orderCreationsPerMinute'),
    voucherRedemptionsPerMinute: read('voucherRedemptionsPerMinute'),
    voucherPdfsPerMinute: read('voucherPdfsPerMinute'),
    lookupMissesPerMinute: read('lookupMissesPerMinute'),
    concurrentRequests: read('concurrentRequests'),
    failedAuthentications: read('failedAuthentications'),
  };
}

/** The limits on e-mails per merchant and recipient. The API, the portal and the operator's commands must use the same settings. */
export const readEmailLimits = (reader: SettingsReader): EmailLimits => ({
  perMerchantPerDay: reader.integer(
    'LIMIT_EMAILS_PER_MERCHANT_PER_DAY',
    defaultEmailLimits.perMerchantPerDay,
    1,
    1_000_000_000,
  ),
  perRecipientPerDay: reader.integer(
    'LIMIT_EMAILS_PER_RECIPIENT_PER_DAY',
    defaultEmailLimits.perRecipientPerDay,
    1,
    1_000_000_000,
  ),
});

/** The Redis that limits are counted in, if one is set. */
export function readRedisForLimits(reader: SettingsReader): RedisForLimits | undefined {
  const address = reader.parsed('REDIS_URL', parseRedisUrl);
  const timeoutMs = reader.integer('REDIS_TIMEOUT_MS', 100, 20, 10_000);
  const pauseMs = reader.integer('REDIS_PAUSE_SECONDS', 65, 1, 86_400) * 1_000;
  return address && { address, timeoutMs, pauseMs };
}
