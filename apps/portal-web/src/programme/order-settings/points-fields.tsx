import { Group, NumberInput, Select, Stack, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { signOf } from '../../format/format.js';
import { useMerchant } from '../../session/merchant-context.js';
import { Panel } from '../../ui/layout/panel.js';
import { cardChoices } from './card-options.js';
import type { SettingsPart } from './stamps-fields.js';

/** Which card gets points, and how many. */
export function PointsFields({ form, cards }: SettingsPart): ReactNode {
  const { currency } = useMerchant();
  const { withPoints, pointsCard } = form.values;
  const choices = cardChoices(cards, 'points', pointsCard);
  return (
    <Panel title="Points">
      <Stack gap="md">
        <Switch
          label="An order gives points"
          description={choices.length === 0 ? 'Make a points card first.' : undefined}
          disabled={choices.length === 0}
          {...form.getInputProps('withPoints', { type: 'checkbox' })}
        />
        {withPoints && (
          <>
            <Select label="Card" data={choices} {...form.getInputProps('pointsCard')} />
            <Group grow align="flex-start">
              <NumberInput
                label={`Points for each ${signOf(currency)} 1`}
                description="The sum is rounded down."
                min={0}
                decimalScale={4}
                {...form.getInputProps('pointsPerUnit')}
              />
              <NumberInput
                label="At most, for an order"
                description="Empty: no limit."
                min={1}
                allowDecimal={false}
                {...form.getInputProps('mostPoints')}
              />
            </Group>
          </>
        )}
      </Stack>
    </Panel>
  );
}
