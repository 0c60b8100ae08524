import { Select, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../api/api-error.js';
import type { Reward } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { useProgrammeItems } from '../programme/programme-queries.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { NumberField } from '../ui/forms/number-field.js';
import { ReasonField } from '../ui/forms/text-box.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { isWhole, reasonGiven } from './action-checks.js';
import { useRewardActions } from './use-customer-actions.js';
import { useCustomerReversals } from './use-customer-corrections.js';

/** Gives a customer rewards of a template. */
export function GiveReward({
  customerId,
  onClose,
}: {
  readonly customerId: string;
  readonly onClose: () => void;
}): ReactNode {
  const templates = useProgrammeItems('reward-templates');
  const usable = (templates.data ?? []).filter(({ active }) => active);
  const { giveReward } = useRewardActions(customerId);
  const form = useForm({
    initialValues: { rewardId: '', quantity: 1 as number | string, reason: '' },
    validate: {
      rewardId: (value) => (value ? null : 'Choose a reward.'),
      quantity: isWhole(1, 50),
      reason: reasonGiven,
    },
  });
  const error = useFieldErrors(form, giveReward.error);
  const submit = form.onSubmit(({ rewardId, quantity, reason }) =>
    giveReward.mutate(
      { rewardId, quantity: Number(quantity), reason: reason.trim() },
      {
        onSuccess: ({ data }) => {
          notify(data.length === 1 ? 'Reward given.' : `${data.length} rewards given.`);
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog title="Give a reward" onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel="Give reward"
        isPending={giveReward.isPending}
        error={error}
      >
        {templates.isError && <Notice tone="bad">{errorMessage(templates.error)}</Notice>}
        {templates.isSuccess && usable.length === 0 && (
          <Notice tone="warn">There is no active reward. An admin can create one in the programme.</Notice>
        )}
        <Select
          label="Reward"
          placeholder="Choose a reward"
          data={usable.map(({ id, title }) => ({ value: id, label: title }))}
          data-autofocus
          {...form.getInputProps('rewardId')}
        />
        <NumberField label="How many" min={1} max={50} {...form.getInputProps('quantity')} />
        <ReasonField {...form.getInputProps('reason')} />
      </DialogForm>
    </Dialog>
  );
}

interface RewardActionProps {
  readonly reward: Reward;
  readonly onClose: () => void;
}

/** Redeems a reward of a customer. */
export function RedeemReward({ reward, onClose }: RewardActionProps): ReactNode {
  const { hasRole } = useMerchant();
  const { redeemReward } = useRewardActions(reward.customerId);
  const [reason, setReason] = useState('');
  return (
    <Dialog title={`Redeem ${reward.title}?`} onClose={onClose}>
      <DialogForm
        onSubmit={() =>
          redeemReward.mutate(
            { reward: reward.id, ...(reason.trim() ? { reason: reason.trim() } : {}) },
            {
              onSuccess: () => {
                notify(`${reward.title} is redeemed.`);
                onClose();
              },
            },
          )
        }
        onCancel={onClose}
        submitLabel="Redeem reward"
        isPending={redeemReward.isPending}
        error={redeemReward.error}
      >
        <Text size="sm">
          The reward can be used once.{' '}
          {hasRole('admin') ? 'You can reverse this later.' : 'Only an admin can take this back.'}
        </Text>
        <ReasonField data-autofocus label="Note (optional)" value={reason} onChange={setReason} />
      </DialogForm>
    </Dialog>
  );
}

/** Makes a redeemed reward active again. */
export function ReverseReward({ reward, onClose }: RewardActionProps): ReactNode {
  const { reverseReward } = useCustomerReversals(reward.customerId);
  const [reason, setReason] = useState('');
  return (
    <Dialog title={`Reverse the redemption of ${reward.title}?`} onClose={onClose}>
      <DialogForm
        onSubmit={() =>
          reverseReward.mutate(
            { reward: reward.id, reason: reason.trim() },
            {
              onSuccess: ({ data }) => {
                notify(
                  data.status === 'expired'
                    ? `${data.title} is no longer redeemed. But it has expired and can’t be used.`
                    : `${data.title} can be redeemed again.`,
                );
                onClose();
              },
            },
          )
        }
        onCancel={onClose}
        submitLabel="Reverse redemption"
        isPending={reverseReward.isPending}
        error={reverseReward.error}
        disabled={!reason.trim()}
      >
        <Text size="sm">
          The customer can use the reward again until it expires. It loses its coupon code if another reward uses that
          code now.
        </Text>
        <ReasonField data-autofocus value={reason} onChange={setReason} />
      </DialogForm>
    </Dialog>
  );
}
