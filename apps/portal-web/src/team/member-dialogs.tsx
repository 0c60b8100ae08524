import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Confirm } from '../ui/forms/dialog.js';
import { told } from '../ui/feedback/notify.js';
import type { Member } from '../api/types.js';
import { useTeamWrites } from './team-queries.js';

interface MemberDialogProps {
  readonly of: Member;
  readonly onClose: () => void;
}

/** Takes somebody out of the team. */
export function RemoveMember({ of: member, onClose }: MemberDialogProps): ReactNode {
  const { remove } = useTeamWrites();
  const done = (): void => {
    told(`${member.name} is no longer part of the team.`);
    onClose();
  };
  return (
    <Confirm
      title={`Remove ${member.name}?`}
      submit="Remove from the team"
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(member.id, { onSuccess: done })}
      onClose={onClose}
    >
      <Text size="sm">
        {member.name} ({member.email}) can no longer open this merchant, from this moment on. What they did stays in the
        audit log, and keys that they made keep working.
      </Text>
    </Confirm>
  );
}

/** Signs somebody out everywhere. */
export function EndSessions({ of: member, onClose }: MemberDialogProps): ReactNode {
  const { endSessions } = useTeamWrites();
  const done = (): void => {
    told(`${member.name} is signed out everywhere.`);
    onClose();
  };
  return (
    <Confirm
      title={`Sign ${member.name} out?`}
      submit="End all sessions"
      busy={endSessions.isPending}
      error={endSessions.error}
      onConfirm={() => endSessions.mutate(member.id, { onSuccess: done })}
      onClose={onClose}
    >
      <Text size="sm">
        All sessions of {member.name} end at once, for other merchants too. They can sign in again with their password.
        Use it when a device is lost.
      </Text>
    </Confirm>
  );
}
