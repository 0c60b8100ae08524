import { Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useMerchant } from '../../session/merchant-context.js';
import { MoneyInput } from '../../ui/forms/money-input.js';
import { Panel } from '../../ui/layout/panel.js';
import type { SettingsFields } from './order-settings-fields.js';

/** The settings for all awards: minimum value and repeated orders. */
export function GeneralFields({ form }: { readonly form: UseFormReturnType<SettingsFields> }): ReactNode {
  const { currency } = useMerchant();
  return (
    <Panel title="All awards">
      <Stack gap="md">
        <MoneyInput
          label="Minimum order value"
          currency={currency}
          w={260}
          {...form.getInputProps('minimumOrderValue')}
        />
        <Radio.Group
          label="If the same order is sent again"
          description="Two orders are the same if their source and number are equal."
          {...form.getInputProps('duplicateOrders')}
        >
          <Stack gap="xs" mt={8}>
            <Radio
              value="return_original"
              label="Do not award again"
              description="The API returns the original response. Recommended."
            />
            <Radio
              value="award_again"
              label="Award again"
              description="Only if your order numbers start again from the beginning."
            />
          </Stack>
        </Radio.Group>
        <Radio.Group
          label="If a returned order has awarded more than the card still holds"
          description="For example, because the customer has used the points."
          {...form.getInputProps('returns')}
        >
          <Stack gap="xs" mt={8}>
            <Radio
              value="owed"
              label="The card owes the rest"
              description="The next stamps or points pay it before they count. Recommended."
            />
            <Radio value="to_zero" label="Forgive the rest" description="The balance goes to 0." />
          </Stack>
        </Radio.Group>
      </Stack>
    </Panel>
  );
}
