import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data/data-table.js';
import type { Location, LocationBody } from '../api/types.js';
import { ExternalIdField, externalIdBody, ItemDialog } from './item-dialog.js';
import { ItemList } from './item-list.js';

const columns: readonly Column<Location>[] = [
  {
    header: 'Location',
    longText: 'name',
    cell: ({ name }) => (
      <Text size="sm" fw={600}>
        {name}
      </Text>
    ),
  },
  {
    header: 'ID for the API',
    longText: true,
    cell: ({ externalId }) => <code style={{ fontSize: '0.8125rem' }}>{externalId}</code>,
  },
];

/** The list of locations. */
export function Locations(): ReactNode {
  return (
    <ItemList
      kind="locations"
      icon="location"
      singular="location"
      plural="locations"
      emptyText="Add your shops here. Requests that name a location then show where stamps were given and rewards redeemed."
      nameOf={({ name }) => name}
      columns={columns}
      deactivateWarning="API requests with this location are refused until you activate it again."
      form={(location, close) => <LocationForm key={location?.id ?? 'new'} location={location} onClose={close} />}
    />
  );
}

function LocationForm({
  location,
  onClose,
}: {
  readonly location: Location | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const form = useForm({
    initialValues: {
      name: location?.name ?? '',
      externalId: location && location.externalId !== location.id ? location.externalId : '',
    },
    validate: { name: (value) => (value.trim() ? null : 'Enter a name.') },
  });
  const bodyOf = ({ name, externalId }: typeof form.values): LocationBody => ({
    name: name.trim(),
    ...externalIdBody(externalId, location?.id),
  });
  return (
    <ItemDialog form={form} kind="locations" singular="location" id={location?.id} bodyOf={bodyOf} onClose={onClose}>
      <TextInput label="Name" maxLength={200} data-autofocus {...form.getInputProps('name')} />
      <ExternalIdField
        error={form.errors['externalId']}
        value={form.values.externalId}
        onChange={(value) => form.setFieldValue('externalId', value)}
      />
    </ItemDialog>
  );
}
