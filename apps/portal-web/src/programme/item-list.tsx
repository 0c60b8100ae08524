import { Button, Group, Menu, SegmentedControl, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ActionsMenu } from '../ui/actions/actions-menu.js';
import { copyText } from '../ui/actions/copy-text.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { humanize } from '../format/words.js';
import { Icon, type IconName } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState, QueryState } from '../ui/feedback/states.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { notify } from '../ui/feedback/notify.js';
import type { ItemKind, ProgrammeItems } from './programme-queries.js';
import { useProgrammeItems } from './programme-queries.js';
import { ToggleActiveDialog } from './toggle-active-dialog.js';

type Item<K extends ItemKind> = ProgrammeItems[K] & { readonly id: string; readonly active: boolean };

interface ItemListProps<K extends ItemKind> {
  readonly kind: K;
  readonly icon: IconName;
  /** `card`, `reward` */
  readonly singular: string;
  readonly plural: string;
  readonly emptyText: string;
  readonly nameOf: (item: ProgrammeItems[K]) => string;
  readonly columns: readonly Column<ProgrammeItems[K]>[];
  /** What happens when an item is deactivated. */
  readonly deactivateWarning: string | ((item: ProgrammeItems[K]) => string);
  /** The form for a new item, or for an existing one. */
  readonly form: (item: ProgrammeItems[K] | undefined, close: () => void) => ReactNode;
}

/** A list of programme items that can be created, edited, deactivated and activated. */
export function ItemList<K extends ItemKind>(props: ItemListProps<K>): ReactNode {
  const { kind, icon, singular, plural, emptyText, nameOf, deactivateWarning, form } = props;
  const { hasRole } = useMerchant();
  const items = useProgrammeItems(kind);
  const [filter, setFilter] = useState('active');
  const [edited, setEdited] = useState<{ item?: ProgrammeItems[K] }>();
  const [toggled, setToggled] = useState<ProgrammeItems[K]>();
  const add = hasRole('admin') && (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setEdited({})}>
      New {singular}
    </Button>
  );
  const columns: readonly Column<ProgrammeItems[K]>[] = [
    ...props.columns,
    { header: 'Status', cell: (item) => <StatusBadge status={item.active ? 'active' : 'inactive'} /> },
    ...(hasRole('admin')
      ? [
          actionsColumn(
            nameOf,
            (item) => setEdited({ item }),
            (item) => setEdited({ item: copyOf(item) }),
            setToggled,
          ),
        ]
      : []),
  ];
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <StatusFilter label={`Filter ${plural}`} value={filter} onChange={setFilter} />
        {add}
      </Group>
      <Panel flush>
        <QueryState query={items}>
          {(data) => {
            const rows = (data as Item<K>[]).filter(({ active }) => filter === 'all' || active);
            if (rows.length > 0) {
              return <DataTable caption={humanize(plural)} columns={columns} rows={rows} rowKey={({ id }) => id} />;
            }
            return (
              <EmptyState icon={icon} title={data.length === 0 ? `No ${plural} yet` : `No active ${plural}`}>
                {emptyText}
              </EmptyState>
            );
          }}
        </QueryState>
      </Panel>
      {edited && form(edited.item, () => setEdited(undefined))}
      {toggled && (
        <ToggleActiveDialog
          kind={kind}
          item={toggled}
          name={nameOf(toggled)}
          deactivateWarning={typeof deactivateWarning === 'string' ? deactivateWarning : deactivateWarning(toggled)}
          onClose={() => setToggled(undefined)}
        />
      )}
    </Stack>
  );
}

interface StatusFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function StatusFilter({ label, value, onChange }: StatusFilterProps): ReactNode {
  const options = [
    { value: 'active', label: 'Active' },
    { value: 'all', label: 'All' },
  ];
  return <SegmentedControl aria-label={label} value={value} onChange={onChange} data={options} />;
}

/** What a new item begins with that is like another one: all of it but its ids. */
function copyOf<Row extends object>(item: Row): Row {
  const copy = { ...item, id: undefined, externalId: undefined };
  if ('title' in copy) return { ...copy, title: `${String(copy.title)} (copy)` };
  return 'name' in copy ? { ...copy, name: `${String(copy.name)} (copy)` } : copy;
}

function actionsColumn<Row extends { readonly active: boolean; readonly externalId: string }>(
  nameOf: (item: Row) => string,
  onEdit: (item: Row) => void,
  onDuplicate: (item: Row) => void,
  onToggle: (item: Row) => void,
): Column<Row> {
  return {
    header: 'Actions',
    headHidden: true,
    alignRight: true,
    cell: (item) => (
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <Button size="xs" variant="default" aria-label={`Edit ${nameOf(item)}`} onClick={() => onEdit(item)}>
          Edit
        </Button>
        <ActionsMenu of={nameOf(item)}>
          <Menu.Item onClick={() => onDuplicate(item)}>Duplicate</Menu.Item>
          <Menu.Item onClick={() => void copyId(item.externalId)}>Copy ID</Menu.Item>
          <Menu.Item onClick={() => onToggle(item)}>{item.active ? 'Deactivate' : 'Activate'}</Menu.Item>
        </ActionsMenu>
      </Group>
    ),
  };
}

/** The menu is closed then, so a message says that it was done. */
async function copyId(id: string): Promise<void> {
  notify((await copyText(id)) ? 'ID copied.' : `The ID could not be copied. It is ${id}`);
}
