import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Voucher } from '../api/types.js';
import { useUntilAnswered } from '../api/use-idempotency-key.js';
import { currencyDecimals, formatMoney } from '../format/numbers.js';
import { useMerchant } from '../session/merchant-context.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { MoneyInput } from '../ui/forms/money-input.js';
import { ReasonField } from '../ui/forms/text-box.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { useVoucherWrites } from './voucher-queries.js';

interface RedeemButtonProps {
  readonly voucher: Voucher;
  /** A small button, for the row of a table. */
  readonly compact?: boolean;
}

/** A button that redeems a voucher, where its status and the user's role allow it. */
export function RedeemVoucherButton({ voucher, compact = false }: RedeemButtonProps): ReactNode {
  const { hasRole } = useMerchant();
  const [isOpen, { open, close }] = useDisclosure(false);
  const isRedeemable = ['active', 'partial'].includes(voucher.status);
  // While the dialog is open it stays: it shows the outcome of the last redemption.
  if (!hasRole('staff') || !(isRedeemable || isOpen)) return null;
  return (
    <>
      <Button {...(compact ? { variant: 'light', size: 'compact-sm' } : {})} onClick={open}>
        Redeem
      </Button>
      {isOpen && <RedeemVoucher voucher={voucher} onClose={close} />}
    </>
  );
}

function RedeemVoucher({ onClose, ...props }: { readonly voucher: Voucher; readonly onClose: () => void }): ReactNode {
  const { redeem } = useVoucherWrites();
  const voucher = useUntilAnswered(props.voucher, redeem);
  const { availableValue, heldAmount, currency, allowPartialRedemption } = voucher;
  const isPossible = (amount: number | string): boolean =>
    Number(amount) > 0 &&
    Number(amount) <= availableValue &&
    Number(Number(amount).toFixed(currencyDecimals(currency))) === Number(amount);
  const form = useForm({
    initialValues: { amount: availableValue as number | string, reason: '' },
    validate: {
      amount: (value) => (isPossible(value) ? null : `Enter an amount up to ${formatMoney(availableValue, currency)}.`),
    },
  });
  const error = useFieldErrors(form, redeem.error);
  const remains = `After this, ${formatMoney(availableValue - Number(form.values.amount), currency)} of ${formatMoney(availableValue, currency)} remains.`;
  const held = heldAmount > 0 ? ` ${formatMoney(heldAmount, currency)} is on hold.` : '';
  const submit = form.onSubmit(({ amount, reason }) =>
    redeem.mutate(
      { id: voucher.id, amount: Number(amount), ...(reason.trim() ? { reason: reason.trim() } : {}) },
      {
        onSuccess: ({ redeemedAmount, data }) => {
          const rest = formatMoney(data.remainingValue, currency);
          notify(`${formatMoney(redeemedAmount, currency)} redeemed. ${rest} remains.`);
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog title={`Redeem ${voucher.title}`} onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel="Redeem voucher"
        isPending={redeem.isPending}
        error={error}
      >
        <MoneyInput
          label="Amount"
          description={
            allowPartialRedemption
              ? `${isPossible(form.values.amount) ? remains : ''}${held}` || undefined
              : `This voucher can only be redeemed as a whole: ${formatMoney(availableValue, currency)}.`
          }
          currency={currency}
          positive={availableValue > 0}
          readOnly={!allowPartialRedemption}
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <ReasonField label="Note (optional)" {...form.getInputProps('reason')} />
      </DialogForm>
    </Dialog>
  );
}
