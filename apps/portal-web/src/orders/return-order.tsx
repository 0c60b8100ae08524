import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../api/api-error.js';
import type { Order, PreviewedReturn } from '../api/types.js';
import { currencyDecimals, formatMoney } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { MoneyInput } from '../ui/forms/money-input.js';
import { ReasonField } from '../ui/forms/text-box.js';
import { type NewReturn, useReturnOrder, useReturnPreview } from './order-queries.js';

interface ReturnOrderProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Returns a part of an order, or all that is left of it, and says before what it takes back. */
export function ReturnOrder({ order, onClose }: ReturnOrderProps): ReactNode {
  const { currency } = order;
  // The value when the dialog opened: another attempt after a lost answer must send the same body.
  const [left] = useState(() => Number((order.value - order.returnedValue).toFixed(currencyDecimals(currency))));
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
        submitLabel="Return order"
        danger
        isPending={send.isPending}
        error={send.error}
        disabled={!isWhole}
      >
        {left > 0 && (
          <MoneyInput
            label="Returned value"
            description={`At most ${formatMoney(left, currency)}. That is the part that is not returned yet.`}
            currency={currency}
            data-autofocus
            value={value}
            onChange={setValue}
          />
        )}
        <TextInput
          label="Return number"
          description="Optional. A second return with the same number changes nothing."
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
        <Notice tone="info" title="What this return takes back">
          {takenBack(preview.data)}
        </Notice>
      )}
    </div>
  );
}

/** The text of what a return takes back, for its preview and for the list of returns. */
export function takenBack(figures: PreviewedReturn): string {
  const titles = (rewards: readonly { title: string }[]): string[] => rewards.map(({ title }) => `“${title}”`);
  const taken = [...amounts(figures.stampsTakenBack, figures.pointsTakenBack), ...titles(figures.rewardsRevoked)];
  const parts = {
    'Of this, owed by the card because its balance is too low': amounts(figures.stampsOwed, figures.pointsOwed),
    'Of this, forgiven because the balance is too low': amounts(figures.stampsForgiven, figures.pointsForgiven),
    'Of this, already expired': amounts(0, figures.pointsExpired),
    'Not taken back because used or expired': titles(figures.rewardsKept),
  };
  return [
    taken.length > 0 ? `${taken.join(', ')}.` : 'Nothing.',
    ...Object.entries(parts).flatMap(([label, of]) => (of.length > 0 ? [`${label}: ${of.join(', ')}.`] : [])),
    ...(figures.couponReturned ? ['The coupon of the order is active again.'] : []),
  ].join(' ');
}

const amounts = (stamps: number, points: number): string[] => [
  ...(stamps > 0 ? [pluralize(stamps, 'stamp')] : []),
  ...(points > 0 ? [pluralize(points, 'point')] : []),
];
