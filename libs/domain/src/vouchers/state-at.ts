import { statusOf } from './adjust.js';
import { isPastExpiry } from './status.js';
import type { Voucher, VoucherEntry } from './voucher.js';

/** What a ledger entry says of its voucher. */
export type StateEntry = Pick<VoucherEntry, 'kind' | 'redemptionType' | 'remainingAfterMinor' | 'createdAt'>;

/**
 * The status and the remaining value that a voucher had after this entry of its ledger. The time that has passed since is not
 * in them: `redeem` and `voucherStatus` judge it. (docs/decisions/0066)
 */
export function stateAfter(
  { valueMinor, activatesAt, expiresAt }: Pick<Voucher, 'valueMinor' | 'activatesAt' | 'expiresAt'>,
  { kind, redemptionType, remainingAfterMinor: remainingMinor, createdAt }: StateEntry,
): Pick<Voucher, 'status' | 'remainingMinor'> {
  const isPending = createdAt < activatesAt;
  switch (kind) {
    case 'issue':
      return { status: isPending ? 'pending' : 'active', remainingMinor };
    case 'redeem':
      // A capture of a hold from before the expiry: the voucher stays expired.
      if (isPastExpiry({ expiresAt }, createdAt)) return { status: 'expired', remainingMinor };
      return { status: redemptionType === 'full' ? 'redeemed' : 'partial', remainingMinor };
    case 'adjust':
      return { status: isPending ? 'pending' : statusOf(remainingMinor, valueMinor), remainingMinor };
    case 'reverse':
      // For a cancelled or expired voucher, the same write adds a `cancel` or `expire` entry after this one.
      return { status: statusOf(remainingMinor, valueMinor), remainingMinor };
    case 'expire':
      return { status: 'expired', remainingMinor };
    case 'cancel':
      return { status: 'cancelled', remainingMinor };
  }
}
