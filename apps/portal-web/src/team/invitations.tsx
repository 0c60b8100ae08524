import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { plainWord } from '../format/format.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { Loaded } from '../ui/feedback/states.js';
import { Time } from '../ui/data/time.js';
import { told } from '../ui/feedback/notify.js';
import { messageOf } from '../api/api-error.js';
import type { Invitation } from '../api/types.js';
import { invitationsQuery, useTeamWrites } from './team-queries.js';

/** Invitations that nobody has accepted yet. */
export function Invitations(): ReactNode {
  const { m } = useMerchant();
  const invitations = useQuery(invitationsQuery(m));
  const writes = useTeamWrites();
  const columns: readonly Column<Invitation>[] = [
    {
      head: 'E-mail',
      cell: ({ email }) => (
        <Text size="sm" fw={600}>
          {email}
        </Text>
      ),
    },
    { head: 'Role', cell: ({ role }) => plainWord(role) },
    { head: 'Holds until', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
    {
      head: 'Actions',
      quiet: true,
      right: true,
      cell: (invitation) => <Actions of={invitation} writes={writes} />,
    },
  ];
  const error = writes.resend.error ?? writes.withdraw.error;
  return (
    <Panel title="Invitations" about="A link works once, and only for a few days." flush>
      {error && <Notice tone="bad">{messageOf(error)}</Notice>}
      <Loaded query={invitations}>
        {(data) =>
          data.length === 0 ? (
            <Text size="sm" c="dimmed" px={24} pb={24}>
              Nobody is waiting to join.
            </Text>
          ) : (
            <DataTable caption="Invitations" columns={columns} rows={data} keyOf={({ id }) => id} />
          )
        }
      </Loaded>
    </Panel>
  );
}

interface ActionsProps {
  readonly of: Invitation;
  readonly writes: ReturnType<typeof useTeamWrites>;
}

function Actions({ of: { id, email }, writes: { resend, withdraw } }: ActionsProps): ReactNode {
  return (
    <Group gap="xs" justify="flex-end">
      <Button
        size="xs"
        variant="default"
        aria-label={`Send again the invitation to ${email}`}
        loading={resend.isPending && resend.variables === id}
        onClick={() => resend.mutate(id, { onSuccess: () => told(`The invitation is on its way to ${email} again.`) })}
      >
        Send again
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`Withdraw the invitation to ${email}`}
        loading={withdraw.isPending && withdraw.variables === id}
        onClick={() =>
          withdraw.mutate(id, { onSuccess: () => told('The invitation is withdrawn; its link no longer works.') })
        }
      >
        Withdraw
      </Button>
    </Group>
  );
}
