import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ExplainButton } from '../explain/explain-redemption.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { Panel } from '../ui/layout/panel.js';
import { kindOf, ObjectLink } from '../session/object-link.js';
import { RequestsLink } from './request-links.js';

const columns: readonly Column<string>[] = [
  { header: 'Object', cell: kindOf },
  {
    header: 'Id',
    cell: (id) => (
      <ObjectLink id={id}>
        <code>{id}</code>
      </ObjectLink>
    ),
  },
  {
    header: 'Requests',
    headHidden: true,
    alignRight: true,
    cell: (id) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        {/^(?:vch|rwd)_/.test(id) && <ExplainButton id={id} compact />}
        <RequestsLink filter={{ subjectId: id }}>All its requests</RequestsLink>
      </Group>
    ),
  },
];

/** The objects that a request or its answer names. */
export function RequestSubjects({ subjectIds }: { readonly subjectIds: readonly string[] }): ReactNode {
  if (subjectIds.length === 0) return null;
  return (
    <Panel title="Objects" description="What the request or its answer names." flush>
      <DataTable caption="Objects" columns={columns} rows={subjectIds} rowKey={(id) => id} />
    </Panel>
  );
}
