import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Icon } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { EmptyState } from '../ui/feedback/states.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { Invitations } from './invitations.js';
import { InviteDialog } from './invite-dialog.js';
import { Members } from './members.js';
import { SecondFactorPolicy } from './second-factor-policy.js';

/** The members of the team and the open invitations. */
export function TeamPage(): ReactNode {
  const { hasRole } = useMerchant();
  const [inviting, invite] = useDisclosure(false);
  if (!hasRole('owner')) {
    return (
      <Page title="Team">
        <EmptyState icon="team" title="Only owners can manage the team">
          You do not have access to this page. Ask an owner to add or remove members.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title="Team"
      description="People who have access to this merchant, and their roles. New members join by invitation."
      actions={
        <Button leftSection={<Icon name="plus" size={16} />} onClick={invite.open}>
          Invite member
        </Button>
      }
    >
      <Members />
      <SecondFactorPolicy />
      <Invitations />
      <TimeZoneNote />
      {inviting && <InviteDialog onClose={invite.close} />}
    </Page>
  );
}
