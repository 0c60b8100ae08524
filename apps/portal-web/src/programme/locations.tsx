import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data/data-table.js';
import type { Location } from '../api/types.js';
import { OwnId, ownIdOf, ThingForm } from './item-dialog.js';
import { ThingList } from './item-list.js';

const columns: readonly Column<Location>[] = [
  {
    head: 'Location',
    cell: ({ name }) => (
      <Text size="sm" fw={600}>
        {name}
      </Text>
    ),
  },
  { head: 'Id for the API', cell: ({ externalId }) => <code style={{ fontSize: '0.8125rem' }}>{externalId}</code> },
];

/** Where stamps are given and rewards redeemed. */
export function Locations(): ReactNode {
  return (
    <ThingList
      kind="locations"
      icon="location"
      one="location"
      many="locations"
      empty="Shops and tills that name their location show where stamps were given and rewards redeemed."
      nameOf={({ name }) => name}
      columns={columns}
      stops="Requests that name it are refused until it is active again."
      form={(location, close) => <LocationForm key={location?.id ?? 'new'} of={location} onClose={close} />}
    />
  );
}

function LocationForm({
  of: location,
  onClose,
}: {
  readonly of: Location | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const form = useForm({
    initialValues: {
      name: location?.name ?? '',
      externalId: location && location.externalId !== location.id ? location.externalId : '',
    },
    validate: { name: (value) => (value.trim() ? null : 'Give it a name.') },
  });
  const bodyOf = (): Record<string, unknown> | undefined => {
    if (form.validate().hasErrors) return undefined;
    const { name, externalId } = form.getValues();
    return { name: name.trim(), ...ownIdOf(externalId, location?.id) };
  };
  return (
    <ThingForm kind="locations" one="location" id={location?.id} bodyOf={bodyOf} onClose={onClose}>
      <TextInput label="Name" maxLength={200} data-autofocus {...form.getInputProps('name')} />
      <OwnId value={form.values.externalId} onChange={(value) => form.setFieldValue('externalId', value)} />
    </ThingForm>
  );
}
