import { NumberInput, Text, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { decimalsOf, money, signOf } from '../format/format.js';
import { told } from '../ui/feedback/notify.js';
import type { Voucher } from '../api/types.js';
import { useVoucherWrites } from './voucher-queries.js';

interface ChangeProps {
  readonly of: Voucher;
  readonly onClose: () => void;
}

interface ReasonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Reason({ value, onChange }: ReasonProps): ReactNode {
  return (
    <Textarea
      label="Reason"
      description="It is kept for good, with your name."
      autosize
      minRows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Sets what is left on a voucher. */
export function AdjustVoucher({ of: voucher, onClose }: ChangeProps): ReactNode {
  const { adjust } = useVoucherWrites();
  const [left, setLeft] = useState<number | string>(voucher.remainingValue);
  const [reason, setReason] = useState('');
  const { currency, value } = voucher;
  const done = (): void => {
    told(`${money(Number(left), currency)} are left on the voucher now.`);
    onClose();
  };
  return (
    <Dialog title="Adjust this voucher" onClose={onClose}>
      <DialogForm
        onSubmit={() =>
          adjust.mutate({ id: voucher.id, remainingValue: Number(left), reason: reason.trim() }, { onSuccess: done })
        }
        onCancel={onClose}
        submit="Set the balance"
        busy={adjust.isPending}
        error={adjust.error}
        disabled={left === '' || !reason.trim()}
      >
        <NumberInput
          label="Left on the voucher"
          description={`From 0 to ${money(value, currency)}, what it was issued for.`}
          prefix={`${signOf(currency)} `}
          decimalScale={decimalsOf(currency)}
          min={0}
          max={value}
          data-autofocus
          value={left}
          onChange={setLeft}
        />
        <Reason value={reason} onChange={setReason} />
      </DialogForm>
    </Dialog>
  );
}

/** Ends a voucher for good. */
export function CancelVoucher({ of: voucher, onClose }: ChangeProps): ReactNode {
  const { cancel } = useVoucherWrites();
  const [reason, setReason] = useState('');
  const done = (): void => {
    told('The voucher is cancelled.');
    onClose();
  };
  return (
    <Dialog title="Cancel this voucher?" onClose={onClose}>
      <DialogForm
        onSubmit={() => cancel.mutate({ id: voucher.id, reason: reason.trim() }, { onSuccess: done })}
        onCancel={onClose}
        submit="Cancel the voucher for good"
        danger
        busy={cancel.isPending}
        error={cancel.error}
        disabled={!reason.trim()}
      >
        <Text size="sm">
          {money(voucher.remainingValue, voucher.currency)} can no longer be redeemed. This can’t be undone.
        </Text>
        <Reason value={reason} onChange={setReason} />
      </DialogForm>
    </Dialog>
  );
}
