import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Icon } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { Empty } from '../ui/feedback/states.js';
import { ZoneNote } from '../ui/data/time.js';
import { Invitations } from './invitations.js';
import { InviteDialog } from './invite-dialog.js';
import { Members } from './members.js';

/** Who works for the merchant, and what they may do. */
export function TeamPage(): ReactNode {
  const { may } = useMerchant();
  const [inviting, invite] = useDisclosure(false);
  if (!may('owner')) {
    return (
      <Page title="Team">
        <Empty icon="team" title="Owners look after the team">
          Your role does not reach here. Ask an owner if somebody should join or leave.
        </Empty>
      </Page>
    );
  }
  return (
    <Page
      title="Team"
      about="Who may sign in for this merchant, and what they may do. People join by invitation."
      actions={
        <Button leftSection={<Icon name="plus" size={16} />} onClick={invite.open}>
          Invite somebody
        </Button>
      }
    >
      <Members />
      <Invitations />
      <ZoneNote />
      {inviting && <InviteDialog onClose={invite.close} />}
    </Page>
  );
}
