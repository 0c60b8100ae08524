import { defaultEmailLimits, type EmailLimits } from '#domain/jobs/email-limits.js';
import { defaultLimits, type LimitName, type Limits } from '#domain/keys/limits.js';
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

/** The limits as an operator set them, else the document's. The API holds them; the portal shows how much is left. */
export function readLimits(reader: SettingsReader): Limits {
  const read = (name: LimitName): number => reader.whole(variables[name], defaultLimits[name], 1, 1_000_000_000);
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

/** The bounds of the e-mails that a merchant causes, as an operator set them. The API and the portal need the same. */
export const readEmailLimits = (reader: SettingsReader): EmailLimits => ({
  perMerchantPerDay: reader.whole(
    ...(['LIMIT_EMAILS_PER_MERCHANT_PER_DAY', defaultEmailLimits.perMerchantPerDay, 1, 1_000_000_000] as const),
  ),
  perRecipientPerDay: reader.whole(
    ...(['LIMIT_EMAILS_PER_RECIPIENT_PER_DAY', defaultEmailLimits.perRecipientPerDay, 1, 1_000_000_000] as const),
  ),
});
