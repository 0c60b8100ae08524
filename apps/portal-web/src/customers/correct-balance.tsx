import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Card } from '../api/types.js';
import { useUntilAnswered } from '../api/use-idempotency-key.js';
import { formatNumber } from '../format/numbers.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { NumberField } from '../ui/forms/number-field.js';
import { ReasonField } from '../ui/forms/text-box.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { reasonGiven } from './action-checks.js';
import { balanceOf, balanceText } from './card-balance.js';
import { useCardCorrections } from './use-customer-corrections.js';

interface CorrectBalanceProps {
  readonly card: Card;
  /** The number of stamps that fill a stamp card: a correction can reach one stamp less at most. */
  readonly size: number | undefined;
  readonly onClose: () => void;
}

/** Adds to a balance, or takes from it, without a reward. */
export function CorrectBalance({ card, size, onClose }: CorrectBalanceProps): ReactNode {
  const { correctPoints, correctStamps } = useCardCorrections(card.customerId);
  const correct = balanceOf(card).unit === 'stamp' ? correctStamps : correctPoints;
  const held = balanceOf(useUntilAnswered(card, correct));
  const { unit, balance, owed } = held;
  const most = unit === 'stamp' && size !== undefined ? size - 1 : 1_000_000_000;
  const form = useForm({
    initialValues: { change: '' as number | string, reason: '' },
    validate: { change: correctable(held, most), reason: reasonGiven },
  });
  const error = useFieldErrors(form, correct.error, { insufficient_balance: 'change', balance_too_large: 'change' });
  const submit = form.onSubmit(({ change, reason }) =>
    correct.mutate(
      { card: card.id, change: Number(change), reason: reason.trim() },
      {
        onSuccess: ({ data }) => {
          notify(`${card.title}: ${balanceText(balanceOf(data))} now.`);
          onClose();
        },
      },
    ),
  );
  const change = Number(form.values.change);
  const paid = Math.min(owed, Math.max(0, change));
  const after = { unit, balance: balance + change - paid, owed: owed - paid };
  const isPossible = correctable(held, most)(form.values.change) === null;
  return (
    <Dialog title={`Correct ${unit}s: ${card.title}`} onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel={`Correct ${unit}s`}
        isPending={correct.isPending}
        error={error}
      >
        <NumberField
          label="Change"
          description={
            isPossible
              ? `After this, the card has ${balanceText(after)}.`
              : `The card has ${balanceText(held)}. Enter 5 to add 5, or -5 to take away 5.`
          }
          data-autofocus
          {...form.getInputProps('change')}
        />
        <ReasonField {...form.getInputProps('reason')} />
      </DialogForm>
    </Dialog>
  );
}

/** The error of a change that is none, or that the card cannot hold. What pays a debt does not count. */
const correctable =
  ({ balance, owed }: { readonly balance: number; readonly owed: number }, most: number) =>
  (value: number | string): string | null => {
    const change = Number(value);
    if (value === '' || !Number.isInteger(change) || change === 0) return 'Enter a whole number other than 0.';
    if (balance + change < 0) return `At most ${formatNumber(balance)} can be taken away.`;
    return balance + change - owed > most ? `At most ${formatNumber(most + owed - balance)} can be added.` : null;
  };
