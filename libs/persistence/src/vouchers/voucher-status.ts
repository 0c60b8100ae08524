import type { VoucherStatus } from '#domain/vouchers/voucher.js';
import { clock } from '../database/statement.js';

const unexpired = `(v.expires_at is null or v.expires_at > ${clock})`;

/** It can still be used, or will be: in the words of the index `vouchers_usable`. */
export const isUsable = `v.status in ('pending', 'active', 'partial') and ${unexpired}`;

/** It can still be used, or will be, and expires: in the words of the index `vouchers_by_expiry`. */
export const canExpire = `v.status in ('pending', 'active', 'partial') and v.expires_at is not null and v.expires_at > ${clock}`;

/** The effective status as a condition that can use an index, equal to `voucherStatus` in TypeScript. */
export const statusIs: Readonly<Record<VoucherStatus, string>> = {
  pending: `v.status = 'pending' and v.activates_at > ${clock} and ${unexpired}`,
  active: `(v.status = 'active' or v.status = 'pending' and v.activates_at <= ${clock}) and ${unexpired}`,
  partial: `v.status = 'partial' and ${unexpired}`,
  redeemed: `v.status = 'redeemed'`,
  expired: `(v.status = 'expired' or v.status in ('pending', 'active', 'partial') and v.expires_at <= ${clock})`,
  cancelled: `v.status = 'cancelled'`,
};
