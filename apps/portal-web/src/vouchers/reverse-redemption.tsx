import { useState, type ReactNode } from 'react';
import type { Voucher, VoucherEntry } from '../api/types.js';
import { formatMoney } from '../format/numbers.js';
import { notify } from '../ui/feedback/notify.js';
import { Notice } from '../ui/feedback/notice.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { MoneyInput } from '../ui/forms/money-input.js';
import { ReasonField } from '../ui/forms/text-box.js';
import { reversible } from './reversible.js';
import { useVoucherCorrections } from './voucher-queries.js';

interface ReverseProps {
  readonly voucher: Voucher;
  readonly entry: VoucherEntry;
  readonly onClose: () => void;
}

/** Gives back what a redemption has taken, in part or as a whole. */
export function ReverseRedemption({ voucher, entry, onClose }: ReverseProps): ReactNode {
  const { reverse } = useVoucherCorrections();
  const { currency, value, remainingValue, allowPartialRedemption } = voucher;
  const most = Math.min(reversible(entry), Number((value - remainingValue).toFixed(4)));
  const isEnded = voucher.status === 'cancelled' || voucher.status === 'expired';
  const [amount, setAmount] = useState<number | string>(most);
  const [reason, setReason] = useState('');
  return (
    <Dialog title="Reverse this redemption?" onClose={onClose}>
      <DialogForm
        onSubmit={() =>
          reverse.mutate(
            { id: voucher.id, number: entry.number, amount: Number(amount), reason: reason.trim() },
            {
              onSuccess: ({ reversedAmount, spendable }) => {
                const why = spendable ? '' : ' The voucher cannot be redeemed any more.';
                notify(`${formatMoney(reversedAmount, currency)} given back.${why}`);
                onClose();
              },
            },
          )
        }
        onCancel={onClose}
        submitLabel="Reverse redemption"
        isPending={reverse.isPending}
        error={reverse.error}
        disabled={amount === '' || Number(amount) <= 0 || !reason.trim()}
      >
        {isEnded && (
          <Notice tone="warn">
            The voucher is {voucher.status}. What you give back appears in its history, but can’t be redeemed.
          </Notice>
        )}
        <MoneyInput
          label="Amount"
          description={
            allowPartialRedemption
              ? `Up to ${formatMoney(most, currency)}.`
              : `This voucher can only be reversed as a whole: ${formatMoney(most, currency)}.`
          }
          currency={currency}
          positive={most > 0}
          readOnly={!allowPartialRedemption}
          data-autofocus
          value={amount}
          onChange={setAmount}
        />
        <ReasonField value={reason} onChange={setReason} />
      </DialogForm>
    </Dialog>
  );
}
