import { NumberInput, Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { decimalsOf, signOf } from '../../format/format.js';
import { useMerchant } from '../../session/merchant-context.js';
import { Panel } from '../../ui/layout/panel.js';
import type { SettingsFields } from './order-settings-fields.js';

/** What holds for all awards: from which value on, and what an order that comes twice does. */
export function GeneralFields({ form }: { readonly form: UseFormReturnType<SettingsFields> }): ReactNode {
  const { currency } = useMerchant();
  return (
    <Panel title="For all awards">
      <Stack gap="md">
        <NumberInput
          label="Smallest order that awards anything"
          prefix={`${signOf(currency)} `}
          decimalScale={decimalsOf(currency)}
          min={0}
          w={260}
          {...form.getInputProps('minimumOrderValue')}
        />
        <Radio.Group
          label="An order with the same source and number comes again"
          {...form.getInputProps('duplicateOrders')}
        >
          <Stack gap="xs" mt={8}>
            <Radio
              value="return_original"
              label="It awards nothing more"
              description="The answer is that of the first time. This is right for almost everybody."
            />
            <Radio value="award_again" label="It awards again" description="Only where your numbers start over." />
          </Stack>
        </Radio.Group>
      </Stack>
    </Panel>
  );
}
