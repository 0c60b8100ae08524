import { Group, Select, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useMerchant } from '../../session/merchant-context.js';
import { MoneyInput } from '../../ui/forms/money-input.js';
import { NumberField } from '../../ui/forms/number-field.js';
import { Panel } from '../../ui/layout/panel.js';
import type { CardDefinition } from '../../api/types.js';
import { cardOptions } from './card-options.js';
import type { SettingsFields } from './order-settings-fields.js';

/** The props of the sections of the form. */
export interface SettingsPart {
  readonly form: UseFormReturnType<SettingsFields>;
  readonly cards: readonly CardDefinition[];
}

/** Which card gets stamps, and how many. */
export function StampsFields({ form, cards }: SettingsPart): ReactNode {
  const { currency } = useMerchant();
  const { withStamps, stampMode, stampCard } = form.values;
  const choices = cardOptions(cards, 'stamp', stampCard);
  return (
    <Panel title="Stamps">
      <Stack gap="md">
        <Switch
          label="Orders give stamps"
          description={choices.length === 0 ? 'Create a stamp card first.' : undefined}
          disabled={choices.length === 0}
          {...form.getInputProps('withStamps', { type: 'checkbox' })}
        />
        {withStamps && (
          <>
            <Select label="Card" data={choices} {...form.getInputProps('stampCard')} />
            <Select
              label="How stamps are given"
              data={[
                { value: 'per_order', label: 'A fixed number per order' },
                { value: 'per_value', label: 'One stamp for each amount spent' },
              ]}
              {...form.getInputProps('stampMode')}
            />
            <Group grow align="flex-start">
              {stampMode === 'per_order' ? (
                <NumberField label="Stamps per order" min={1} {...form.getInputProps('stampsPerOrder')} />
              ) : (
                <MoneyInput label="Amount per stamp" currency={currency} {...form.getInputProps('valuePerStamp')} />
              )}
              <NumberField
                label="Maximum per order"
                placeholder="No limit"
                min={1}
                {...form.getInputProps('maxStamps')}
              />
            </Group>
          </>
        )}
      </Stack>
    </Panel>
  );
}
