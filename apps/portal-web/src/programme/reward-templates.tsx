import { NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data/data-table.js';
import { counted } from '../format/format.js';
import type { RewardTemplate } from '../api/types.js';
import { OwnId, ownIdOf, ThingForm } from './item-dialog.js';
import { ThingList } from './item-list.js';

const columns: readonly Column<RewardTemplate>[] = [
  {
    head: 'Reward',
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
    head: 'Expires',
    cell: ({ expiryDays }) => (expiryDays === null ? 'Never' : `After ${counted(expiryDays, 'day')}`),
  },
];

/** What customers can be given. */
export function RewardTemplates(): ReactNode {
  return (
    <ThingList
      kind="reward-templates"
      icon="reward"
      one="reward"
      many="rewards"
      empty="A free coffee, ten per cent off: what customers get when they reach a place on a card, or with an order."
      nameOf={({ title }) => title}
      columns={columns}
      stops="It is no longer issued, also where a card or the order settings name it. Customers keep the ones that they have."
      form={(reward, close) => <RewardForm key={reward?.id ?? 'new'} of={reward} onClose={close} />}
    />
  );
}

function RewardForm({
  of: reward,
  onClose,
}: {
  readonly of: RewardTemplate | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const form = useForm({
    initialValues: {
      title: reward?.title ?? '',
      description: reward?.description ?? '',
      expiryDays: (reward?.expiryDays ?? '') as number | string,
      externalId: reward && reward.externalId !== reward.id ? reward.externalId : '',
    },
    validate: { title: (value) => (value.trim() ? null : 'Give it a title.') },
  });
  const bodyOf = (): Record<string, unknown> | undefined => {
    if (form.validate().hasErrors) return undefined;
    const { title, description, expiryDays, externalId } = form.getValues();
    const text = description.trim();
    return {
      title: title.trim(),
      ...(text || reward ? { description: text } : {}),
      expiryDays: expiryDays === '' ? null : Number(expiryDays),
      ...ownIdOf(externalId, reward?.id),
    };
  };
  return (
    <ThingForm kind="reward-templates" one="reward" id={reward?.id} bodyOf={bodyOf} onClose={onClose}>
      <TextInput
        label="Title"
        description="Customers see it."
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Textarea label="Description" autosize minRows={2} maxLength={500} {...form.getInputProps('description')} />
      <NumberInput
        label="Days until it expires"
        description="At the end of that day. Leave it empty for never."
        min={1}
        allowDecimal={false}
        {...form.getInputProps('expiryDays')}
      />
      <OwnId value={form.values.externalId} onChange={(value) => form.setFieldValue('externalId', value)} />
    </ThingForm>
  );
}
