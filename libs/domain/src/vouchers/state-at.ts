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
      // The capture of a hold that was made before.
      if (isPastExpiry({ expiresAt }, createdAt)) return { status: 'expired', remainingMinor };
      return { status: redemptionType === 'full' ? 'redeemed' : 'partial', remainingMinor };
    case 'adjust':
      return { status: isPending ? 'pending' : statusOf(remainingMinor, valueMinor), remainingMinor };
    case 'reverse':
      // Of a closed voucher it is followed by a further `cancel` or `expire` of the same write.
      return { status: statusOf(remainingMinor, valueMinor), remainingMinor };
    case 'expire':
      return { status: 'expired', remainingMinor };
    case 'cancel':
      return { status: 'cancelled', remainingMinor };
  }
}
