import { Checkbox, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { formatMoney } from '../format/numbers.js';
import { MoneyInput } from '../ui/forms/money-input.js';
import { ReasonField } from '../ui/forms/text-box.js';
import { notify } from '../ui/feedback/notify.js';
import type { Voucher } from '../api/types.js';
import { useReload } from '../api/use-reload.js';
import { useUntilAnswered } from '../api/use-idempotency-key.js';
import { useMerchant } from '../session/merchant-context.js';
import { useVoucherWrites } from './voucher-queries.js';

interface ChangeProps {
  readonly voucher: Voucher;
  readonly onClose: () => void;
}

/** Changes the balance of a voucher. */
export function AdjustVoucher({ onClose, ...props }: ChangeProps): ReactNode {
  const { adjust } = useVoucherWrites();
  const { m, fromSupport } = useMerchant();
  useReload(['vouchers', m, fromSupport, 'one']);
  const voucher = useUntilAnswered(props.voucher, adjust);
  const [typed, setLeft] = useState<number | string>();
  const left = typed ?? voucher.remainingValue;
  const [reason, setReason] = useState('');
  const { currency, value, heldAmount } = voucher;
  const [releaseHolds, setReleaseHolds] = useState(false);
  const belowHeld = Number(left) < heldAmount;
  const done = (): void => {
    notify(`${formatMoney(Number(left), currency)} is the new balance of the voucher.`);
    onClose();
  };
  return (
    <Dialog title="Adjust balance" onClose={onClose}>
      <DialogForm
        onSubmit={() =>
          adjust.mutate(
            {
              id: voucher.id,
              remainingValue: Number(left),
              expectedBalance: voucher.remainingValue,
              reason: reason.trim(),
              ...(belowHeld ? { releaseHolds } : {}),
            },
            { onSuccess: done },
          )
        }
        onCancel={onClose}
        submitLabel="Save balance"
        isPending={adjust.isPending}
        error={adjust.error}
        disabled={left === '' || !reason.trim() || (belowHeld && !releaseHolds)}
      >
        <MoneyInput
          label="New balance"
          description={`Balance now: ${formatMoney(voucher.remainingValue, currency)}. From 0 to ${formatMoney(value, currency)}, the original value.`}
          currency={currency}
          data-autofocus
          value={left}
          onChange={setLeft}
        />
        {belowHeld && (
          <ReleaseHolds
            label={`Release the newest holds. ${formatMoney(heldAmount, currency)} is on hold now.`}
            checked={releaseHolds}
            onChange={setReleaseHolds}
          />
        )}
        <ReasonField value={reason} onChange={setReason} />
      </DialogForm>
    </Dialog>
  );
}

interface ReleaseHoldsProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The checkbox that allows the release of holds. Without it, a held amount can prevent the change. */
function ReleaseHolds({ label, checked, onChange }: ReleaseHoldsProps): ReactNode {
  return <Checkbox label={label} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />;
}

/** Cancels a voucher. */
export function CancelVoucher({ onClose, ...props }: ChangeProps): ReactNode {
  const { cancel } = useVoucherWrites();
  const voucher = useUntilAnswered(props.voucher, cancel);
  const [reason, setReason] = useState('');
  const [releaseHolds, setReleaseHolds] = useState(false);
  const isHeld = voucher.heldAmount > 0;
  const done = (): void => {
    notify('Voucher cancelled.');
    onClose();
  };
  return (
    <Dialog title="Cancel this voucher?" onClose={onClose}>
      <DialogForm
        onSubmit={() =>
          cancel.mutate(
            { id: voucher.id, reason: reason.trim(), ...(isHeld ? { releaseHolds } : {}) },
            { onSuccess: done },
          )
        }
        onCancel={onClose}
        submitLabel="Yes, cancel voucher"
        cancelLabel="Keep voucher"
        danger
        isPending={cancel.isPending}
        error={cancel.error}
        disabled={!reason.trim() || (isHeld && !releaseHolds)}
      >
        <Text size="sm">
          {formatMoney(voucher.remainingValue, voucher.currency)} can no longer be redeemed. This can’t be undone.
        </Text>
        {isHeld && (
          <ReleaseHolds
            label={`Release its holds. ${formatMoney(voucher.heldAmount, voucher.currency)} is on hold now.`}
            checked={releaseHolds}
            onChange={setReleaseHolds}
          />
        )}
        <ReasonField data-autofocus value={reason} onChange={setReason} />
      </DialogForm>
    </Dialog>
  );
}
