import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { CardDefinition, CardDefinitionBody, NewCardBody } from '../api/types.js';
import { NumberField } from '../ui/forms/number-field.js';
import {
  type ExpiryFields,
  expiryFieldsOf,
  PointsExpiryFields,
  pointsExpiryOf,
  validateMonths,
} from './points-expiry-fields.js';
import { ProgressionFields, stepsOf, type Step } from './progression-fields.js';
import { ExternalIdField, externalIdBody, ItemDialog } from './item-dialog.js';

interface Fields extends ExpiryFields {
  title: string;
  type: NewCardBody['type'];
  openEnded: boolean;
  size: number | string;
  autoEnrol: boolean;
  progression: Step[];
  externalId: string;
}

const fieldsOf = (card: CardDefinition | undefined): Fields => ({
  title: card?.title ?? '',
  type: (card?.type ?? 'stamp') as NewCardBody['type'],
  openEnded: card?.openEnded ?? false,
  size: card?.numberOfStamps ?? card?.numberOfPoints ?? 10,
  ...expiryFieldsOf(card?.pointsExpiry),
  autoEnrol: card?.autoEnrol ?? true,
  progression: stepsOf(card?.progression ?? []),
  externalId: card && card.externalId !== card.id ? card.externalId : '',
});

const sized = ({ type, openEnded }: Fields): boolean => type === 'stamp' || !openEnded;

function bodyOf(fields: Fields, id: string | undefined): CardDefinitionBody {
  const { title, type, openEnded, autoEnrol, progression, externalId } = fields;
  const size = Number(fields.size);
  const shape =
    type === 'stamp' ? { numberOfStamps: size } : { openEnded, ...(openEnded ? {} : { numberOfPoints: size }) };
  return {
    title: title.trim(),
    ...(id ? {} : { type }),
    ...shape,
    autoEnrol,
    ...(type === 'points' ? { pointsExpiry: pointsExpiryOf(fields) } : {}),
    ...(type === 'points' && id && fields.applyToExisting ? { applyToExisting: true } : {}),
    progression: progression.map(({ at, rewardTemplateId }) => ({ at: Number(at), rewardTemplateId })),
    ...externalIdBody(externalId, id),
  };
}

const validate = {
  title: (value: string) => (value.trim() ? null : 'Enter a title.'),
  size: (value: number | string, fields: Fields) =>
    !sized(fields) || (typeof value === 'number' && value >= 1) ? null : 'Enter a whole number, 1 or more.',
  expiryMonths: validateMonths,
  progression: (steps: Step[], fields: Fields) => {
    const most = sized(fields) ? Number(fields.size) : Infinity;
    const wrong = steps.some(
      ({ at, rewardTemplateId }) => !(typeof at === 'number' && at >= 1 && at <= most && rewardTemplateId),
    );
    return wrong ? `Each row needs a reward and a number${Number.isFinite(most) ? ` from 1 to ${most}` : ''}.` : null;
  },
};

interface CardFormProps {
  readonly card: CardDefinition | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a card. */
export function CardForm({ card, onClose }: CardFormProps): ReactNode {
  const form = useForm<Fields>({ initialValues: fieldsOf(card), validate });
  const { type, openEnded, size } = form.values;
  return (
    <ItemDialog
      form={form}
      kind="cards"
      singular="card"
      id={card?.id}
      large
      onClose={onClose}
      bodyOf={(fields) => bodyOf(fields, card?.id)}
      sentWith={[{ field: 'applyToExisting', other: 'pointsExpiry' }]}
    >
      <TextInput
        label="Title"
        description="Customers see this title."
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Shape form={form} isNew={card === undefined} />
      {type === 'points' && <PointsExpiryFields form={form} id={card?.id} />}
      <ProgressionFields
        unit={type === 'stamp' ? 'stamps' : 'points'}
        last={type === 'points' && openEnded ? undefined : Number(size)}
        steps={form.values.progression}
        onChange={(steps) => form.setFieldValue('progression', steps)}
        error={form.errors['progression']}
      />
      <Checkbox
        label="Give this card to every new customer"
        description="Otherwise customers get the card with their first stamps or points."
        {...form.getInputProps('autoEnrol', { type: 'checkbox' })}
      />
      <ExternalIdField
        error={form.errors['externalId']}
        value={form.values.externalId}
        onChange={(value) => form.setFieldValue('externalId', value)}
      />
    </ItemDialog>
  );
}

/** Type and size of a card. The type of an existing card can't be changed. */
function Shape({ form, isNew }: { readonly form: UseFormReturnType<Fields>; readonly isNew: boolean }): ReactNode {
  const { type, openEnded } = form.values;
  return (
    <>
      <Radio.Group label="Customers collect" {...form.getInputProps('type')}>
        <Stack gap="xs" mt={8}>
          <Radio
            value="stamp"
            label="Stamps"
            description="A fixed number of stamps fills the card. Then it starts again."
            disabled={!isNew && type !== 'stamp'}
          />
          <Radio
            value="points"
            label="Points"
            description="For example, points for each amount spent."
            disabled={!isNew && type !== 'points'}
          />
        </Stack>
      </Radio.Group>
      {type === 'points' && (
        <Checkbox
          label="No limit"
          description="Points add up. The card is never full."
          {...form.getInputProps('openEnded', { type: 'checkbox' })}
        />
      )}
      {(type === 'stamp' || !openEnded) && (
        <NumberField
          label={type === 'stamp' ? 'Stamps to fill the card' : 'Points to fill the card'}
          min={1}
          w={220}
          {...form.getInputProps('size')}
        />
      )}
    </>
  );
}
