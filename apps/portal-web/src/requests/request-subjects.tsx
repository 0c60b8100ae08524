import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LoggedRequestWithBodies } from '../api/types.js';
import type { Question } from '../explain/explain-query.js';
import { ExplainButton } from '../explain/explain-redemption.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { Panel } from '../ui/layout/panel.js';
import { kindOf, ObjectLink } from '../session/object-link.js';
import { RequestsLink } from './request-links.js';

const columnsOf = (asked: Question | undefined): readonly Column<string>[] => [
  { header: 'Object', cell: kindOf },
  {
    header: 'ID',
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
        {/^(?:vch|rwd)_/.test(id) && <ExplainButton id={id} compact {...(asked && { asked })} />}
        <RequestsLink filter={{ subjectId: id }}>All its requests</RequestsLink>
      </Group>
    ),
  },
];

/**
 * What a request that was refused asked for, and when it was answered: it may have waited for another one, whose effect is why it
 * was refused. A replay repeats an answer of another time, so its explanation is of now.
 */
function askedBy({
  status,
  at: begunAt,
  durationMs,
  replayed,
  requestBody,
}: LoggedRequestWithBodies): Question | undefined {
  if (status < 400 || replayed) return undefined;
  const at = new Date(Date.parse(begunAt) + Math.ceil(durationMs)).toISOString();
  const amount = amountIn(requestBody);
  return amount === undefined ? { at } : { at, amount };
}

function amountIn(body: string | null): number | undefined {
  try {
    const { amount } = JSON.parse(body ?? '') as { readonly amount?: unknown };
    return typeof amount === 'number' ? amount : undefined;
  } catch {
    return undefined;
  }
}

/** The objects that a request or its answer names. */
export function RequestSubjects({ request }: { readonly request: LoggedRequestWithBodies }): ReactNode {
  const { subjectIds } = request;
  if (subjectIds.length === 0) return null;
  return (
    <Panel
      title="Objects"
      description="Orders, customers, vouchers and other things that the request or its answer names."
      flush
    >
      <DataTable caption="Objects" columns={columnsOf(askedBy(request))} rows={subjectIds} rowKey={(id) => id} />
    </Panel>
  );
}
