import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/forms/dialog.js';
import { notify } from '../ui/feedback/notify.js';
import type { Member, Role } from '../api/types.js';
import { useSession } from '../session/session-query.js';
import { roleNames } from './roles.js';
import { useTeamWrites } from './team-queries.js';

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Makes a member an owner, or takes that away: of the owner who asks too, who cannot take it back. */
export function ChangeOwner({ member, role, onClose }: MemberDialogProps & { readonly role: Role }): ReactNode {
  const { staff } = useSession();
  const { setRole } = useTeamWrites();
  const { name } = member;
  const isSelf = member.id === staff.id;
  const done = (): void => {
    notify(isSelf ? `You are now ${roleNames[role]}.` : `${name} is now ${roleNames[role]}.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={isSelf ? 'Change your own role?' : `Make ${name} ${roleNames[role]}?`}
      submitLabel={isSelf ? 'Change my role' : 'Change role'}
      danger={role !== 'owner'}
      isPending={setRole.isPending}
      error={setRole.error}
      onConfirm={() => setRole.mutate({ id: member.id, role }, { onSuccess: done })}
      onClose={onClose}
    >
      <Text size="sm">
        {isSelf
          ? `You will be ${roleNames[role]} and can no longer manage the team. Only another owner can make you an owner again.`
          : role === 'owner'
            ? `${name} will have full access, and can manage the team and change your role too.`
            : `${name} will be ${roleNames[role]} and can no longer manage the team.`}
      </Text>
    </ConfirmDialog>
  );
}

/** Removes a member from the team. */
export function RemoveMember({ member, onClose }: MemberDialogProps): ReactNode {
  const { remove } = useTeamWrites();
  const done = (): void => {
    notify(`${member.name} was removed from the team.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Remove ${member.name}?`}
      submitLabel="Remove from team"
      danger
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(member.id, { onSuccess: done })}
      onClose={onClose}
    >
      <Text size="sm">
        {member.name} ({member.email}) will lose access to this merchant immediately. Their entries stay in the audit
        log, and API keys that they created keep working.
      </Text>
    </ConfirmDialog>
  );
}

/** Removes the second factor of a member who has lost it. */
export function ResetSecondFactor({ member, onClose }: MemberDialogProps): ReactNode {
  const { resetSecondFactor } = useTeamWrites();
  const done = (): void => {
    notify(`The second factor of ${member.name} was reset. They get an e-mail.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Reset the second factor of ${member.name}?`}
      submitLabel="Reset second factor"
      danger
      isPending={resetSecondFactor.isPending}
      error={resetSecondFactor.error}
      onConfirm={() => resetSecondFactor.mutate(member.id, { onSuccess: done })}
      onClose={onClose}
    >
      <Text size="sm">
        Make sure that {member.name} really asked for this. Until they set up a new second factor, their password is
        enough to sign in. They are signed out everywhere, and get an e-mail at {member.email}.
      </Text>
    </ConfirmDialog>
  );
}

/** Signs a member out on all devices. */
export function EndSessions({ member, onClose }: MemberDialogProps): ReactNode {
  const { endSessions } = useTeamWrites();
  const done = (): void => {
    notify(`${member.name} is signed out everywhere.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Sign out ${member.name}?`}
      submitLabel="Sign out everywhere"
      isPending={endSessions.isPending}
      error={endSessions.error}
      onConfirm={() => endSessions.mutate(member.id, { onSuccess: done })}
      onClose={onClose}
    >
      <Text size="sm">
        {member.name} will be signed out on all devices, for other merchants too. They can sign in again with their
        password. Use this if a device is lost.
      </Text>
    </ConfirmDialog>
  );
}
