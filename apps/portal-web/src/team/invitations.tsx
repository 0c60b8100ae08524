import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { humanize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { QueryState } from '../ui/feedback/states.js';
import { Time } from '../ui/data/time.js';
import { notify } from '../ui/feedback/notify.js';
import { errorMessage } from '../api/api-error.js';
import type { Invitation } from '../api/types.js';
import { InvitationEmails, SendInvitation } from './invitation-dialogs.js';
import { invitationsQuery, useTeamWrites } from './team-queries.js';

interface OpenedDialog {
  readonly dialog: 'send' | 'emails';
  readonly invitation: Invitation;
}

/** Invitations that are not accepted yet. */
export function Invitations(): ReactNode {
  const { m } = useMerchant();
  const invitations = useQuery(invitationsQuery(m));
  const writes = useTeamWrites();
  // Here and not in a row: sent to another address, an invitation is a new one, and its row goes away.
  const [opened, setOpened] = useState<OpenedDialog>();
  const close = (): void => setOpened(undefined);
  const columns: readonly Column<Invitation>[] = [
    {
      header: 'E-mail',
      longText: true,
      cell: ({ email }) => (
        <Text size="sm" fw={600}>
          {email}
        </Text>
      ),
    },
    { header: 'Role', cell: ({ role }) => humanize(role) },
    { header: 'Last e-mail', cell: ({ lastEmail }) => <LastEmail email={lastEmail} /> },
    { header: 'Expires', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
    {
      header: 'Actions',
      headHidden: true,
      alignRight: true,
      cell: (invitation) => <Actions invitation={invitation} writes={writes} onOpen={setOpened} />,
    },
  ];
  const { error } = writes.withdraw;
  return (
    <Panel title="Invitations" description="Each link works once and expires after 7 days." flush>
      {error && <Notice tone="bad">{errorMessage(error)}</Notice>}
      <QueryState query={invitations}>
        {(data) =>
          data.length === 0 ? (
            <Text size="sm" c="dimmed" px={24} pb={24}>
              No open invitations.
            </Text>
          ) : (
            <DataTable caption="Invitations" columns={columns} rows={data} rowKey={({ id }) => id} />
          )
        }
      </QueryState>
      {opened?.dialog === 'emails' && <InvitationEmails invitation={opened.invitation} onClose={close} />}
      {opened?.dialog === 'send' && <SendInvitation invitation={opened.invitation} onClose={close} />}
    </Panel>
  );
}

/** The outcome of the newest e-mail of an invitation, and why. */
function LastEmail({ email }: { readonly email: Invitation['lastEmail'] }): ReactNode {
  if (!email) return 'None in 90 days';
  const { status, reason, response } = email;
  const why = status === 'accepted' ? null : (response ?? reason);
  return (
    <>
      <StatusBadge status={status} />
      {status === 'failed' && <Text size="sm">Check the address and send it again.</Text>}
      {why && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {why}
        </Text>
      )}
    </>
  );
}

interface ActionsProps {
  readonly invitation: Invitation;
  readonly writes: ReturnType<typeof useTeamWrites>;
  readonly onOpen: (dialog: OpenedDialog) => void;
}

function Actions({ invitation, writes: { withdraw }, onOpen }: ActionsProps): ReactNode {
  const { id, email } = invitation;
  return (
    <Group gap="xs" justify="flex-end">
      <Button
        size="xs"
        variant="default"
        aria-label={`E-mails of the invitation to ${email}`}
        onClick={() => onOpen({ dialog: 'emails', invitation })}
      >
        E-mails
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`Resend invitation to ${email}`}
        onClick={() => onOpen({ dialog: 'send', invitation })}
      >
        Resend
      </Button>
      <ActionButton
        size="xs"
        variant="default"
        aria-label={`Withdraw invitation to ${email}`}
        loading={withdraw.isPending && withdraw.variables === id}
        onClick={() =>
          withdraw.mutate(id, { onSuccess: () => notify('Invitation withdrawn. Its link no longer works.') })
        }
      >
        Withdraw
      </ActionButton>
    </Group>
  );
}
