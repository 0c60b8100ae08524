import { Button, Group, Select, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useMerchant } from '../../session/merchant-context.js';
import { MoneyInput } from '../../ui/forms/money-input.js';
import { Panel } from '../../ui/layout/panel.js';
import type { RewardTemplate } from '../../api/types.js';
import type { SettingsFields } from './order-settings-fields.js';

interface OrderRewardsProps {
  readonly form: UseFormReturnType<SettingsFields>;
  readonly rewards: readonly RewardTemplate[];
}

/** Coupon redemption, and rewards that an order issues independently of the cards. */
export function OrderRewardsFields({ form, rewards }: OrderRewardsProps): ReactNode {
  const { rewardAutomation, orderRewards } = form.values;
  const add = (): void =>
    form.insertListItem('orderRewards', {
      id: Math.max(0, ...orderRewards.map(({ id }) => id)) + 1,
      rewardTemplateId: rewards.find(({ active }) => active)?.id ?? '',
      minimumOrderValue: 0,
    });
  return (
    <Panel title="Coupons and order rewards">
      <Stack gap="md">
        <Switch
          label="Reward automation"
          description="Orders redeem the coupon that they contain and issue the rewards below."
          {...form.getInputProps('rewardAutomation', { type: 'checkbox' })}
        />
        {rewardAutomation && (
          <>
            {orderRewards.map((reward, index) => (
              <RewardLine key={reward.id} form={form} rewards={rewards} index={index} />
            ))}
            <Group>
              <Button variant="default" size="xs" onClick={add} disabled={rewards.length === 0}>
                Add reward
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function RewardLine({ form, rewards, index }: OrderRewardsProps & { readonly index: number }): ReactNode {
  const { currency } = useMerchant();
  const chosen = form.values.orderRewards[index]?.rewardTemplateId;
  const choices = rewards
    .filter(({ id, active }) => active || id === chosen)
    .map(({ id, title, active }) => ({ value: id, label: active ? title : `${title} (inactive)` }));
  return (
    <Group gap="xs" align="flex-end">
      <Select
        label={index === 0 ? 'Reward' : undefined}
        aria-label={`Reward ${index + 1}`}
        data={choices}
        style={{ flex: '1 1 200px' }}
        {...form.getInputProps(`orderRewards.${index}.rewardTemplateId`)}
      />
      <MoneyInput
        label={index === 0 ? 'Minimum order value' : undefined}
        aria-label={`Reward ${index + 1}: minimum order value`}
        currency={currency}
        w={180}
        {...form.getInputProps(`orderRewards.${index}.minimumOrderValue`)}
      />
      <Button
        variant="default"
        aria-label={`Remove reward ${index + 1}`}
        onClick={() => form.removeListItem('orderRewards', index)}
      >
        Remove
      </Button>
    </Group>
  );
}
