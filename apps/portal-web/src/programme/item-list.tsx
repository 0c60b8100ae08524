import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { Icon, type IconName } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { Empty, Loaded } from '../ui/feedback/states.js';
import { StatusMark } from '../ui/data/status-badge.js';
import type { Kind, Things } from './programme-queries.js';
import { useThings } from './programme-queries.js';
import { SwitchThing } from './toggle-active-dialog.js';

type Thing<K extends Kind> = Things[K] & { readonly id: string; readonly active: boolean };

interface ThingListProps<K extends Kind> {
  readonly kind: K;
  readonly icon: IconName;
  /** `card`, `reward` */
  readonly one: string;
  readonly many: string;
  readonly empty: string;
  readonly nameOf: (thing: Things[K]) => string;
  readonly columns: readonly Column<Things[K]>[];
  /** What deactivating one stops, in a sentence. */
  readonly stops: string;
  /** The form: for a new thing, or for one that is there. */
  readonly form: (thing: Things[K] | undefined, close: () => void) => ReactNode;
}

/** A list of things of the programme with what can be done: make, change, deactivate, activate. */
export function ThingList<K extends Kind>(props: ThingListProps<K>): ReactNode {
  const { kind, icon, one, many, empty, nameOf, columns, stops, form } = props;
  const { may } = useMerchant();
  const things = useThings(kind);
  const [shown, show] = useState('active');
  const [edited, edit] = useState<{ thing?: Things[K] }>();
  const [switched, setSwitched] = useState<Things[K]>();
  const add = may('admin') && (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => edit({})}>
      New {one}
    </Button>
  );
  const actions: readonly Column<Things[K]>[] = [
    { head: 'Status', cell: (thing) => <StatusMark status={thing.active ? 'active' : 'inactive'} /> },
    ...(may('admin') ? [actionsColumn<Things[K]>(nameOf, (thing) => edit({ thing }), setSwitched)] : []),
  ];
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <SegmentedControl
          aria-label={`Which ${many}`}
          value={shown}
          onChange={show}
          data={[
            { value: 'active', label: 'Active' },
            { value: 'all', label: 'All' },
          ]}
        />
        {add}
      </Group>
      <Panel flush>
        <Loaded query={things}>
          {(data) => {
            const rows = (data as Thing<K>[]).filter(({ active }) => shown === 'all' || active);
            if (rows.length === 0) {
              return (
                <Empty icon={icon} title={data.length === 0 ? `No ${many} yet` : `No active ${many}`}>
                  {empty}
                </Empty>
              );
            }
            return <DataTable caption={many} columns={[...columns, ...actions]} rows={rows} keyOf={({ id }) => id} />;
          }}
        </Loaded>
      </Panel>
      {edited && form(edited.thing, () => edit(undefined))}
      {switched && (
        <SwitchThing
          kind={kind}
          thing={switched}
          name={nameOf(switched)}
          stops={stops}
          onClose={() => setSwitched(undefined)}
        />
      )}
    </Stack>
  );
}

function actionsColumn<Row extends { readonly active: boolean }>(
  nameOf: (thing: Row) => string,
  onEdit: (thing: Row) => void,
  onSwitch: (thing: Row) => void,
): Column<Row> {
  return {
    head: 'Actions',
    quiet: true,
    right: true,
    cell: (thing) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <Button size="xs" variant="default" aria-label={`Change ${nameOf(thing)}`} onClick={() => onEdit(thing)}>
          Change
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={`${thing.active ? 'Deactivate' : 'Activate'} ${nameOf(thing)}`}
          onClick={() => onSwitch(thing)}
        >
          {thing.active ? 'Deactivate' : 'Activate'}
        </Button>
      </Group>
    ),
  };
}
