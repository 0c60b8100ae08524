import { Menu, Select, Text, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionsMenu } from '../ui/actions/actions-menu.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { QueryState } from '../ui/feedback/states.js';
import { RelativeTime } from '../ui/data/time.js';
import { notify } from '../ui/feedback/notify.js';
import { errorMessage } from '../api/api-error.js';
import type { Member, Role } from '../api/types.js';
import { useSession } from '../session/session-query.js';
import { ChangeOwner, EndSessions, RemoveMember, ResetSecondFactor } from './member-dialogs.js';
import { lastOwnerReason, roleNames, roles } from './roles.js';
import { SecondFactorState } from './second-factor-state.js';
import { membersQuery, useTeamWrites } from './team-queries.js';

/** The members with their roles. An owner can change a role in the list. */
export function Members(): ReactNode {
  const { m } = useMerchant();
  const { staff } = useSession();
  const members = useQuery(membersQuery(m));
  const { setRole } = useTeamWrites();
  const [asked, ask] = useState<{ readonly member: Member; readonly role: Role }>();
  const [opened, setOpened] = useState<{ readonly Dialog: typeof RemoveMember; readonly member: Member }>();
  const open = (Dialog: typeof RemoveMember, member: Member) => (): void => setOpened({ Dialog, member });
  const owners = members.data?.filter(({ role }) => role === 'owner').length ?? 0;
  const isLastOwner = ({ role }: Member): boolean => role === 'owner' && owners <= 1;
  const columns: readonly Column<Member>[] = [
    { header: 'Person', longText: true, cell: (member) => <Person member={member} self={member.id === staff.id} /> },
    {
      header: 'Role',
      cell: (member) => (
        <RoleSelect
          member={member}
          fixed={isLastOwner(member)}
          onRole={(role) =>
            [member.role, role].includes('owner')
              ? ask({ member, role })
              : setRole.mutate(
                  { id: member.id, role },
                  { onSuccess: () => notify(`${member.name} is now ${roleNames[role]}.`) },
                )
          }
        />
      ),
    },
    { header: 'Second factor', cell: (member) => <SecondFactorState member={member} /> },
    {
      header: 'Last sign-in',
      cell: ({ lastSignInAt }) => (lastSignInAt ? <RelativeTime at={lastSignInAt} /> : 'Never'),
    },
    {
      header: 'Actions',
      headHidden: true,
      alignRight: true,
      cell: (member) => (
        <MemberMenu
          member={member}
          fixed={isLastOwner(member)}
          onRemove={open(RemoveMember, member)}
          onEnd={open(EndSessions, member)}
          onReset={member.twoFactorEnabled && member.id !== staff.id ? open(ResetSecondFactor, member) : undefined}
        />
      ),
    },
  ];
  return (
    <Panel title="Members" flush>
      {setRole.isError && <Notice tone="bad">{errorMessage(setRole.error)}</Notice>}
      <QueryState query={members}>
        {(data) => <DataTable caption="Members of the team" columns={columns} rows={data} rowKey={({ id }) => id} />}
      </QueryState>
      {asked && <ChangeOwner {...asked} onClose={() => ask(undefined)} />}
      {opened && <opened.Dialog member={opened.member} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}

function Person({ member: { name, email }, self }: { readonly member: Member; readonly self: boolean }): ReactNode {
  return (
    <>
      <Text size="sm" fw={600}>
        {name}
        {self && ' (you)'}
      </Text>
      <Text size="sm" c="dimmed">
        {email}
      </Text>
    </>
  );
}

interface RoleSelectProps {
  readonly member: Member;
  readonly fixed: boolean;
  readonly onRole: (role: Role) => void;
}

function RoleSelect({ member, fixed, onRole }: RoleSelectProps): ReactNode {
  if (fixed) {
    return (
      <Tooltip label={lastOwnerReason} multiline w={240}>
        <span tabIndex={0}>Owner (last owner)</span>
      </Tooltip>
    );
  }
  return (
    <Select
      aria-label={`Role of ${member.name}`}
      size="xs"
      w={120}
      data={roles.map(({ value, label }) => ({ value, label }))}
      value={member.role}
      onChange={(role) => role && role !== member.role && onRole(role)}
    />
  );
}

interface MemberMenuProps {
  readonly member: Member;
  readonly fixed: boolean;
  readonly onRemove: () => void;
  readonly onEnd: () => void;
  /** Undefined where the user cannot reset a second factor of this member. */
  readonly onReset: (() => void) | undefined;
}

function MemberMenu({ member, fixed, onRemove, onEnd, onReset }: MemberMenuProps): ReactNode {
  return (
    <ActionsMenu of={member.name}>
      <Menu.Item onClick={onEnd}>Sign out everywhere</Menu.Item>
      {onReset && <Menu.Item onClick={onReset}>Reset second factor</Menu.Item>}
      <Menu.Item color="red" disabled={fixed} onClick={onRemove}>
        {fixed ? 'The last owner can’t be removed' : 'Remove from team'}
      </Menu.Item>
    </ActionsMenu>
  );
}
