import { SegmentedControl, Select } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { errorMessage } from '../api/api-error.js';
import type { Card } from '../api/types.js';
import { pluralize } from '../format/words.js';
import { useProgrammeItems } from '../programme/programme-queries.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { NumberField } from '../ui/forms/number-field.js';
import { ReasonField } from '../ui/forms/text-box.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { isWhole } from './action-checks.js';
import { useCardCorrections } from './use-customer-corrections.js';

interface SpendPointsProps {
  readonly card: Card;
  readonly onClose: () => void;
}

interface Fields {
  what: 'reward' | 'points';
  rewardId: string;
  quantity: number | string;
  reason: string;
}

/** Takes points from a card: for a reward that has a price, or a number of them. */
export function SpendPoints({ card, onClose }: SpendPointsProps): ReactNode {
  const { form, submit, error, isPending } = useSpending(card, onClose);
  return (
    <Dialog title={`Spend points: ${card.title}`} onClose={onClose}>
      <DialogForm onSubmit={submit} onCancel={onClose} submitLabel="Spend points" isPending={isPending} error={error}>
        <WhatFor card={card} form={form} />
        <ReasonField label="Reason (optional)" {...form.getInputProps('reason')} />
      </DialogForm>
    </Dialog>
  );
}

/** The form, and what sends it. */
function useSpending(card: Card, onClose: () => void) {
  const { spendPoints } = useCardCorrections(card.customerId);
  const form = useForm<Fields>({
    initialValues: { what: 'points', rewardId: '', quantity: '', reason: '' },
    validate: {
      rewardId: (id, { what }) => (what === 'points' || id ? null : 'Choose a reward.'),
      quantity: (quantity, { what }) => (what === 'points' ? isWhole(1, 1_000_000)(quantity) : null),
    },
  });
  const error = useFieldErrors(form, spendPoints.error, {
    insufficient_points: form.values.what === 'points' ? 'quantity' : 'rewardId',
    reward_template_inactive: 'rewardId',
    reward_has_no_price: 'rewardId',
  });
  const submit = form.onSubmit(({ what, rewardId, quantity, reason }) => {
    const spending = what === 'points' ? { quantity: Number(quantity) } : { rewardId };
    const note = reason.trim() ? { reason: reason.trim() } : {};
    spendPoints.mutate(
      { card: card.id, ...spending, ...note },
      {
        onSuccess: ({ data, spent, rewards }) => {
          const bought = rewards.map(({ title }) => ` New reward: ${title}.`).join('');
          notify(`${pluralize(spent, 'point')} spent. ${card.title}: ${pluralize(data.points, 'point')} now.${bought}`);
          onClose();
        },
      },
    );
  });
  return { form, submit, error, isPending: spendPoints.isPending };
}

interface WhatForProps {
  readonly card: Card;
  readonly form: UseFormReturnType<Fields>;
}

/** A number of points, or a reward, where one has a price. */
function WhatFor({ card, form }: WhatForProps): ReactNode {
  const templates = useProgrammeItems('reward-templates');
  const priced = (templates.data ?? []).flatMap(({ id, title, active, pointsPrice }) =>
    active && pointsPrice !== null ? [{ value: id, label: `${title} (${pluralize(pointsPrice, 'point')})` }] : [],
  );
  const { what } = form.values;
  const balance = `The card has ${pluralize(card.points, 'point')}.`;
  return (
    <>
      {templates.isError && (
        <Notice tone="warn">{`Rewards could not be loaded. ${errorMessage(templates.error)}`}</Notice>
      )}
      {priced.length > 0 && (
        <SegmentedControl
          aria-label="What for"
          data={[
            { value: 'points', label: 'A number of points' },
            { value: 'reward', label: 'A reward' },
          ]}
          value={what}
          onChange={(value) => form.setFieldValue('what', value === 'reward' ? 'reward' : 'points')}
        />
      )}
      {what === 'points' ? (
        <NumberField
          label="Points"
          description={balance}
          min={1}
          max={1_000_000}
          data-autofocus
          {...form.getInputProps('quantity')}
        />
      ) : (
        <Select
          label="Reward"
          description={`${balance} The reward is issued at once.`}
          placeholder="Choose a reward"
          data={priced}
          {...form.getInputProps('rewardId')}
        />
      )}
    </>
  );
}
