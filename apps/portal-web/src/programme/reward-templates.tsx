import { Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data/data-table.js';
import { pluralize } from '../format/words.js';
import type { RewardTemplate, RewardTemplateBody } from '../api/types.js';
import { NumberField } from '../ui/forms/number-field.js';
import { TextBox } from '../ui/forms/text-box.js';
import { ExternalIdField, externalIdBody, ItemDialog } from './item-dialog.js';
import { holdersColumn, holdersSentence, useHolders } from './holders.js';
import { ItemList } from './item-list.js';
import { useProgrammeItems } from './programme-queries.js';

const columns: readonly Column<RewardTemplate>[] = [
  {
    header: 'Reward',
    longText: 'name',
    cell: ({ title, description }) => (
      <>
        <Text size="sm" fw={600}>
          {title}
        </Text>
        {description && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </>
    ),
  },
  {
    header: 'Expires',
    cell: ({ expiryDays }) => (expiryDays === null ? 'Never' : `After ${pluralize(expiryDays, 'day')}`),
  },
  {
    header: 'Price',
    cell: ({ pointsPrice }) => (pointsPrice === null ? 'None' : pluralize(pointsPrice, 'point')),
  },
];

/** The list of reward templates. */
export function RewardTemplates(): ReactNode {
  const templates = useProgrammeItems('reward-templates');
  const holders = useHolders(templates.data);
  return (
    <ItemList
      kind="reward-templates"
      icon="reward"
      singular="reward"
      plural="rewards"
      emptyText="A reward is something that customers receive, for example a free coffee. Cards and orders issue rewards."
      nameOf={({ title }) => title}
      columns={[...columns, holdersColumn(holders)]}
      deactivateWarning={({ id }) =>
        `It is no longer issued, even if a card or the order settings use it. Customers keep the rewards that they already have.${holdersSentence(holders.data?.get(id))}`
      }
      form={(reward, close) => <RewardForm key={reward?.id ?? 'new'} reward={reward} onClose={close} />}
    />
  );
}

interface Fields {
  title: string;
  description: string;
  expiryDays: number | string;
  pointsPrice: number | string;
  externalId: string;
}

const fieldsOf = (reward: RewardTemplate | undefined): Fields => ({
  title: reward?.title ?? '',
  description: reward?.description ?? '',
  expiryDays: reward?.expiryDays ?? '',
  pointsPrice: reward?.pointsPrice ?? '',
  externalId: reward && reward.externalId !== reward.id ? reward.externalId : '',
});

function RewardForm({
  reward,
  onClose,
}: {
  readonly reward: RewardTemplate | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const form = useForm<Fields>({
    initialValues: fieldsOf(reward),
    validate: { title: (value) => (value.trim() ? null : 'Enter a title.') },
  });
  const bodyOf = ({ title, description, expiryDays, pointsPrice, externalId }: Fields): RewardTemplateBody => {
    const text = description.trim();
    return {
      title: title.trim(),
      ...(text || reward ? { description: text } : {}),
      expiryDays: expiryDays === '' ? null : Number(expiryDays),
      pointsPrice: pointsPrice === '' ? null : Number(pointsPrice),
      ...externalIdBody(externalId, reward?.id),
    };
  };
  return (
    <ItemDialog form={form} kind="reward-templates" singular="reward" id={reward?.id} bodyOf={bodyOf} onClose={onClose}>
      <TextInput
        label="Title"
        description="Customers see this title."
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextBox label="Description" maxLength={2000} {...form.getInputProps('description')} />
      <Numbers form={form} />
      <ExternalIdField
        error={form.errors['externalId']}
        value={form.values.externalId}
        onChange={(value) => form.setFieldValue('externalId', value)}
      />
    </ItemDialog>
  );
}

/** How long it is valid, and what it costs. */
function Numbers({ form }: { readonly form: UseFormReturnType<Fields> }): ReactNode {
  return (
    <>
      <NumberField
        label="Expires after (days)"
        description="It expires at the end of that day. Leave empty if it never expires."
        min={1}
        {...form.getInputProps('expiryDays')}
      />
      <NumberField
        label="Price in points"
        description="Customers pay with points from a card without a limit. Leave empty if the reward can’t be bought."
        min={1}
        max={1_000_000_000}
        {...form.getInputProps('pointsPrice')}
      />
    </>
  );
}
