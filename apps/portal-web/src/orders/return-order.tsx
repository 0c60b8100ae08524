import { NumberInput, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../api/api-error.js';
import type { Order, PreviewedReturn } from '../api/types.js';
import { currencyDecimals, currencySymbol, formatMoney } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { ReasonField } from '../ui/forms/reason-field.js';
import { type NewReturn, useReturnOrder, useReturnPreview } from './order-queries.js';

interface ReturnOrderProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Returns a part of an order, or all that is left of it, and says before what it takes back. */
export function ReturnOrder({ order, onClose }: ReturnOrderProps): ReactNode {
  const { currency } = order;
  const decimals = currencyDecimals(currency);
  const left = Number((order.value - order.returnedValue).toFixed(decimals));
  const [value, setValue] = useState<number | string>(left);
  const [returnNumber, setReturnNumber] = useState('');
  const [reason, setReason] = useState('');
  const send = useReturnOrder(order.id);
  const body: NewReturn = {
    ...(left > 0 ? { value: Number(value) } : {}),
    ...(returnNumber ? { returnNumber } : {}),
    ...(reason.trim() ? { reason: reason.trim() } : {}),
  };
  const isWhole = left === 0 || (value !== '' && Number(value) > 0);
  const done = (): void => {
    notify('Order returned.');
    onClose();
  };
  return (
    <Dialog title="Return this order" onClose={onClose}>
      <DialogForm
        onSubmit={() => send.mutate(body, { onSuccess: done })}
        onCancel={onClose}
        submitLabel="Return"
        danger
        isPending={send.isPending}
        error={send.error}
        disabled={!isWhole}
      >
        {left > 0 && (
          <NumberInput
            label="Returned value"
            description={`At most ${formatMoney(left, currency)}, which is what is left of the order.`}
            prefix={`${currencySymbol(currency)} `}
            decimalScale={decimals}
            min={0}
            max={left}
            data-autofocus
            value={value}
            onChange={setValue}
          />
        )}
        <TextInput
          label="Return number"
          description="Optional. The same number is not returned twice."
          maxLength={64}
          value={returnNumber}
          onChange={(event) => setReturnNumber(event.currentTarget.value)}
        />
        <ReasonField label="Reason (optional)" value={reason} onChange={setReason} />
        <WhatItTakesBack orderId={order.id} value={left > 0 ? value : undefined} />
      </DialogForm>
    </Dialog>
  );
}

interface WhatItTakesBackProps {
  readonly orderId: string;
  /** Undefined: all that is left. */
  readonly value: number | string | undefined;
}

/** The figures of the return before it is made. */
function WhatItTakesBack({ orderId, value }: WhatItTakesBackProps): ReactNode {
  const [debounced] = useDebouncedValue(value, 250);
  const isGiven = debounced === undefined || Number(debounced) > 0;
  const preview = useReturnPreview(orderId, debounced === undefined ? undefined : Number(debounced), isGiven);
  return (
    <div aria-live="polite">
      {preview.isError && <Notice tone="bad">{errorMessage(preview.error)}</Notice>}
      {preview.data && (
        <Notice tone="info" title="What it takes back">
          {takenBack(preview.data)}
        </Notice>
      )}
    </div>
  );
}

/** What a return takes back, in a sentence for each part. */
export function takenBack(figures: PreviewedReturn): string {
  const { stampsTakenBack, pointsTakenBack, rewardsRevoked, rewardsKept, couponReturned } = figures;
  const titles = (rewards: readonly { title: string }[]): string => rewards.map(({ title }) => `“${title}”`).join(', ');
  const parts = [
    ...(stampsTakenBack > 0 ? [pluralize(stampsTakenBack, 'stamp')] : []),
    ...(pointsTakenBack > 0 ? [pluralize(pointsTakenBack, 'point')] : []),
    ...(rewardsRevoked.length > 0 ? [titles(rewardsRevoked)] : []),
  ];
  const [owed, forgiven] = [figures.stampsOwed + figures.pointsOwed, figures.stampsForgiven + figures.pointsForgiven];
  return [
    parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing.',
    ...(owed > 0 ? [`Of it ${owed} are owed by the card, because its balance is too small.`] : []),
    ...(forgiven > 0 ? [`Of it ${forgiven} are forgiven, because the balance is too small.`] : []),
    ...(rewardsKept.length > 0 ? [`${titles(rewardsKept)} stays: used or expired.`] : []),
    ...(couponReturned ? ['The coupon of the order is active again.'] : []),
  ].join(' ');
}
