import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Card } from '../api/types.js';
import { useUntilAnswered } from '../api/use-idempotency-key.js';
import { useReload } from '../api/use-reload.js';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { NumberField } from '../ui/forms/number-field.js';
import { ReasonField } from '../ui/forms/text-box.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { useStoredValues } from '../ui/forms/use-stored-values.js';
import { isWhole, reasonGiven } from './action-checks.js';
import { balanceOf, balanceText } from './card-balance.js';
import { useCardActions } from './use-customer-actions.js';

interface CardActionProps {
  readonly card: Card;
  readonly onClose: () => void;
}

/** Gives stamps or points to a card. */
export function GiveToCard({ card, onClose }: CardActionProps): ReactNode {
  const held = balanceOf(card);
  const unit = `${held.unit}s`;
  const { giveStamps, givePoints } = useCardActions(card.customerId);
  const give = unit === 'stamps' ? giveStamps : givePoints;
  const most = unit === 'stamps' ? 100 : 1_000_000;
  const form = useForm({
    initialValues: { quantity: 1 as number | string, reason: '' },
    validate: { quantity: isWhole(1, most), reason: reasonGiven },
  });
  const error = useFieldErrors(form, give.error);
  const submit = form.onSubmit(({ quantity, reason }) =>
    give.mutate(
      { card: card.id, quantity: Number(quantity), reason: reason.trim() },
      {
        onSuccess: ({ data, rewards }) => {
          const reached = rewards.map(({ title }) => title).join(', ');
          notify(`${card.title}: ${balanceText(balanceOf(data))} now.${reached ? ` New reward: ${reached}.` : ''}`);
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog title={`Give ${unit}: ${card.title}`} onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel={`Give ${unit}`}
        isPending={give.isPending}
        error={error}
      >
        <NumberField
          label={unit === 'stamps' ? 'Stamps' : 'Points'}
          description={`The card has ${balanceText(held)}.${held.owed > 0 ? ` New ${unit} pay the debt first.` : ''}`}
          min={1}
          max={most}
          data-autofocus
          {...form.getInputProps('quantity')}
        />
        <ReasonField {...form.getInputProps('reason')} />
      </DialogForm>
    </Dialog>
  );
}

/** Sets the balance of a points card that has no limit. */
export function AdjustPoints({ card, onClose }: CardActionProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  useReload(['customers', m, fromSupport, 'one']);
  const { adjustPoints } = useCardActions(card.customerId);
  const held = useUntilAnswered(card, adjustPoints);
  const stored = { points: held.points as number | string, reason: '' };
  const form = useForm({
    initialValues: stored,
    validate: { points: isWhole(0, 1_000_000_000), reason: reasonGiven },
  });
  useStoredValues(form, stored, adjustPoints.isPending);
  const error = useFieldErrors(form, adjustPoints.error);
  const submit = form.onSubmit(({ points, reason }) =>
    adjustPoints.mutate(
      { card: card.id, points: Number(points), expectedBalance: held.points, reason: reason.trim() },
      {
        onSuccess: ({ data }) => {
          notify(`${card.title}: ${pluralize(data.points, 'point')} now.`);
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog title={`Set balance: ${card.title}`} onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel="Set balance"
        isPending={adjustPoints.isPending}
        error={error}
      >
        <NumberField
          label="New balance"
          description={`Balance now: ${pluralize(held.points, 'point')}. The new one replaces it. No reward is issued, and the customer’s total points do not change.`}
          min={0}
          max={1_000_000_000}
          data-autofocus
          {...form.getInputProps('points')}
        />
        <ReasonField {...form.getInputProps('reason')} />
      </DialogForm>
    </Dialog>
  );
}
