import { Checkbox, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { CardDefinition } from '../api/types.js';
import { ProgressionFields, stepsOf, type Step } from './progression-fields.js';
import { OwnId, ownIdOf, ThingForm } from './item-dialog.js';

interface Fields {
  title: string;
  type: string;
  openEnded: boolean;
  size: number | string;
  autoEnrol: boolean;
  progression: Step[];
  externalId: string;
}

const fieldsOf = (card: CardDefinition | undefined): Fields => ({
  title: card?.title ?? '',
  type: card?.type ?? 'stamp',
  openEnded: card?.openEnded ?? false,
  size: card?.numberOfStamps ?? card?.numberOfPoints ?? 10,
  autoEnrol: card?.autoEnrol ?? true,
  progression: stepsOf(card?.progression ?? []),
  externalId: card && card.externalId !== card.id ? card.externalId : '',
});

const sized = ({ type, openEnded }: Fields): boolean => type === 'stamp' || !openEnded;

function bodyOf(fields: Fields, id: string | undefined): Record<string, unknown> {
  const { title, type, openEnded, size, autoEnrol, progression, externalId } = fields;
  const shape =
    type === 'stamp' ? { numberOfStamps: size } : { openEnded, ...(openEnded ? {} : { numberOfPoints: size }) };
  return {
    ...{ title: title.trim(), ...(id ? {} : { type }), ...shape, autoEnrol },
    progression: progression.map(({ at, rewardTemplateId }) => ({ at, rewardTemplateId })),
    ...ownIdOf(externalId, id),
  };
}

const validate = {
  title: (value: string) => (value.trim() ? null : 'Give it a title.'),
  size: (value: number | string, fields: Fields) =>
    !sized(fields) || (typeof value === 'number' && value >= 1) ? null : 'Enter a whole number from 1.',
  progression: (steps: Step[], fields: Fields) => {
    const most = sized(fields) ? Number(fields.size) : Infinity;
    const wrong = steps.some(
      ({ at, rewardTemplateId }) => typeof at !== 'number' || at < 1 || at > most || !rewardTemplateId,
    );
    return wrong ? `Each step needs a reward and a place${Number.isFinite(most) ? ` from 1 to ${most}` : ''}.` : null;
  },
};

interface CardFormProps {
  readonly of: CardDefinition | undefined;
  readonly onClose: () => void;
}

/** A card: what it collects, how big it is, and what it gives on its way. */
export function CardForm({ of: card, onClose }: CardFormProps): ReactNode {
  const form = useForm<Fields>({ initialValues: fieldsOf(card), validate });
  const { type, openEnded, size } = form.values;
  return (
    <ThingForm
      kind="cards"
      one="card"
      id={card?.id}
      wide
      onClose={onClose}
      bodyOf={() => (form.validate().hasErrors ? undefined : bodyOf(form.getValues(), card?.id))}
    >
      <TextInput
        label="Title"
        description="Customers see it."
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Shape form={form} isNew={card === undefined} />
      <ProgressionFields
        unit={type === 'stamp' ? 'stamps' : 'points'}
        last={type === 'points' && openEnded ? undefined : Number(size)}
        steps={form.values.progression}
        onChange={(steps) => form.setFieldValue('progression', steps)}
        error={form.errors['progression']}
      />
      <Checkbox
        label="Every new customer gets it at once"
        description="Otherwise with the first award to it."
        {...form.getInputProps('autoEnrol', { type: 'checkbox' })}
      />
      <OwnId value={form.values.externalId} onChange={(value) => form.setFieldValue('externalId', value)} />
    </ThingForm>
  );
}

/** What it collects and how much fills it. What it collects stays once the card is there. */
function Shape({ form, isNew }: { readonly form: UseFormReturnType<Fields>; readonly isNew: boolean }): ReactNode {
  const { type, openEnded } = form.values;
  return (
    <>
      <Radio.Group label="It collects" {...form.getInputProps('type')}>
        <Stack gap="xs" mt={8}>
          <Radio
            value="stamp"
            label="Stamps"
            description="One by one, until the card is full and starts over."
            disabled={!isNew && type !== 'stamp'}
          />
          <Radio
            value="points"
            label="Points"
            description="Many at once, as for what somebody spends."
            disabled={!isNew && type !== 'points'}
          />
        </Stack>
      </Radio.Group>
      {type === 'points' && (
        <Checkbox
          label="Without an end"
          description="Points add up and the card is never full."
          {...form.getInputProps('openEnded', { type: 'checkbox' })}
        />
      )}
      {(type === 'stamp' || !openEnded) && (
        <NumberInput
          label={type === 'stamp' ? 'Stamps until it is full' : 'Points until it is full'}
          min={1}
          allowDecimal={false}
          w={220}
          {...form.getInputProps('size')}
        />
      )}
    </>
  );
}
