import { Group, Select, Stack, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoney } from '../../format/numbers.js';
import { useMerchant } from '../../session/merchant-context.js';
import { NumberField } from '../../ui/forms/number-field.js';
import { Panel } from '../../ui/layout/panel.js';
import { cardOptions } from './card-options.js';
import type { SettingsPart } from './stamps-fields.js';

/** Which card gets points, and how many. */
export function PointsFields({ form, cards }: SettingsPart): ReactNode {
  const { currency } = useMerchant();
  const { withPoints, pointsCard } = form.values;
  const choices = cardOptions(cards, 'points', pointsCard);
  return (
    <Panel title="Points">
      <Stack gap="md">
        <Switch
          label="Orders give points"
          description={choices.length === 0 ? 'Create a points card first.' : undefined}
          disabled={choices.length === 0}
          {...form.getInputProps('withPoints', { type: 'checkbox' })}
        />
        {withPoints && (
          <>
            <Select label="Card" data={choices} {...form.getInputProps('pointsCard')} />
            <Group grow align="flex-start">
              <NumberField
                label={`Points per ${formatMoney(1, currency)}`}
                description="The result is rounded down."
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                min={0}
                decimals={6}
                {...form.getInputProps('pointsPerUnit')}
              />
              <NumberField
                label="Maximum per order"
                placeholder="No limit"
                min={1}
                {...form.getInputProps('maxPoints')}
              />
            </Group>
          </>
        )}
      </Stack>
    </Panel>
  );
}
