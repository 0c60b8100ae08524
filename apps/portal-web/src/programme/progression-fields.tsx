import { Button, Group, Input, Select, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ProgressionStep } from '../api/types.js';
import { NumberField } from '../ui/forms/number-field.js';
import { NewReward } from './new-reward.js';
import { useProgrammeItems } from './programme-queries.js';

/** A row of the form. */
export interface Step {
  readonly id: number;
  readonly at: number | string;
  readonly rewardTemplateId: string;
}

let lastRowId = 0;
const newStep = (at: number | string, rewardTemplateId: string): Step => ({
  id: (lastRowId += 1),
  at,
  rewardTemplateId,
});

/** The rows for stored steps. */
export const stepsOf = (stored: readonly ProgressionStep[]): Step[] =>
  stored.map(({ at, rewardTemplateId }) => newStep(at, rewardTemplateId));

interface ProgressionFieldsProps {
  readonly unit: string;
  /** The size of the card; undefined if it has no limit. */
  readonly last: number | undefined;
  readonly steps: readonly Step[];
  readonly onChange: (steps: Step[]) => void;
  readonly error?: ReactNode;
}

/** The rewards of a card, each with the number of stamps or points. */
export function ProgressionFields({ unit, last, steps, onChange, error }: ProgressionFieldsProps): ReactNode {
  const rewards = useProgrammeItems('reward-templates');
  const [isMaking, setIsMaking] = useState(false);
  const usable = (rewards.data ?? []).filter(
    ({ id, active }) => active || steps.some((step) => step.rewardTemplateId === id),
  );
  const options = usable.map(({ id, title, active }) => ({ value: id, label: active ? title : `${title} (inactive)` }));
  const change = (id: number, part: Partial<Step>): void =>
    onChange(steps.map((step) => (step.id === id ? { ...step, ...part } : step)));
  const add = (rewardTemplateId: string): void => onChange([...steps, newStep(last ?? '', rewardTemplateId)]);
  return (
    <Stack gap="xs" role="group" aria-label="Rewards on this card">
      <Text size="sm" fw={500}>
        Rewards on this card
      </Text>
      {steps.map((step, index) => (
        <StepLine
          key={step.id}
          step={step}
          number={index + 1}
          unit={unit}
          last={last}
          options={options}
          onChange={(part) => change(step.id, part)}
          onRemove={() => onChange(steps.filter(({ id }) => id !== step.id))}
        />
      ))}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {isMaking ? (
        <NewReward
          onCreated={(id) => {
            setIsMaking(false);
            add(id);
          }}
          onCancel={() => setIsMaking(false)}
        />
      ) : (
        <Group gap="xs">
          {options.length > 0 && (
            <Button variant="default" size="xs" onClick={() => add(options[0]?.value ?? '')}>
              Add existing reward
            </Button>
          )}
          <Button variant="default" size="xs" aria-expanded={false} onClick={() => setIsMaking(true)}>
            Create new reward
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface StepLineProps {
  readonly step: Step;
  readonly number: number;
  readonly unit: string;
  readonly last: number | undefined;
  readonly options: { readonly value: string; readonly label: string }[];
  readonly onChange: (part: Partial<Step>) => void;
  readonly onRemove: () => void;
}

function StepLine({ step, number, unit, last, options, onChange, onRemove }: StepLineProps): ReactNode {
  return (
    <Group gap="xs" align="flex-start">
      <NumberField
        aria-label={`Reward ${number}: number of ${unit}`}
        leftSection="at"
        min={1}
        max={last}
        w={110}
        value={step.at}
        onChange={(at) => onChange({ at })}
      />
      <Select
        aria-label={`Reward ${number}`}
        placeholder="Choose a reward"
        data={options}
        value={step.rewardTemplateId || null}
        onChange={(id) => onChange({ rewardTemplateId: id ?? '' })}
        style={{ flex: '1 1 180px' }}
      />
      <Button variant="default" aria-label={`Remove reward ${number}`} onClick={onRemove}>
        Remove
      </Button>
    </Group>
  );
}
