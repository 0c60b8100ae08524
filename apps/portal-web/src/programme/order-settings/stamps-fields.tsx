import { Group, NumberInput, Select, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { decimalsOf, signOf } from '../../format/format.js';
import { useMerchant } from '../../session/merchant-context.js';
import { Panel } from '../../ui/layout/panel.js';
import type { CardDefinition } from '../../api/types.js';
import { cardChoices } from './card-options.js';
import type { SettingsFields } from './order-settings-fields.js';

/** What the fields of the order settings share. */
export interface SettingsPart {
  readonly form: UseFormReturnType<SettingsFields>;
  readonly cards: readonly CardDefinition[];
}

/** Which card gets stamps, and how many. */
export function StampsFields({ form, cards }: SettingsPart): ReactNode {
  const { currency } = useMerchant();
  const { withStamps, stampMode, stampCard } = form.values;
  const choices = cardChoices(cards, 'stamp', stampCard);
  return (
    <Panel title="Stamps">
      <Stack gap="md">
        <Switch
          label="An order gives stamps"
          description={choices.length === 0 ? 'Make a stamp card first.' : undefined}
          disabled={choices.length === 0}
          {...form.getInputProps('withStamps', { type: 'checkbox' })}
        />
        {withStamps && (
          <>
            <Select label="Card" data={choices} {...form.getInputProps('stampCard')} />
            <Select
              label="How many"
              data={[
                { value: 'per_order', label: 'A fixed number for each order' },
                { value: 'per_value', label: 'One for each full amount' },
              ]}
              {...form.getInputProps('stampMode')}
            />
            <Group grow align="flex-start">
              {stampMode === 'per_order' ? (
                <NumberInput
                  label="Stamps for an order"
                  min={1}
                  allowDecimal={false}
                  {...form.getInputProps('stampsPerOrder')}
                />
              ) : (
                <NumberInput
                  label="Amount for a stamp"
                  prefix={`${signOf(currency)} `}
                  decimalScale={decimalsOf(currency)}
                  min={0}
                  {...form.getInputProps('valuePerStamp')}
                />
              )}
              <NumberInput
                label="At most, for an order"
                placeholder="No limit"
                min={1}
                allowDecimal={false}
                {...form.getInputProps('mostStamps')}
              />
            </Group>
          </>
        )}
      </Stack>
    </Panel>
  );
}
