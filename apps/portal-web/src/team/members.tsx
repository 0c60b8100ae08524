import { Button, Menu, Select, Text, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { Icon } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { Loaded } from '../ui/feedback/states.js';
import { Ago } from '../ui/data/time.js';
import { told } from '../ui/feedback/notify.js';
import { messageOf } from '../api/api-error.js';
import type { Member, Role } from '../api/types.js';
import { useSession } from '../session/session-query.js';
import { EndSessions, RemoveMember } from './member-dialogs.js';
import { lastOwnerReason, roles } from './roles.js';
import { membersQuery, useTeamWrites } from './team-queries.js';

/** The team with roles, which an owner can change in place. */
export function Members(): ReactNode {
  const { m } = useMerchant();
  const { staff } = useSession();
  const members = useQuery(membersQuery(m));
  const { setRole } = useTeamWrites();
  const [removing, remove] = useState<Member>();
  const [ending, end] = useState<Member>();
  const owners = members.data?.filter(({ role }) => role === 'owner').length ?? 0;
  const isLastOwner = ({ role }: Member): boolean => role === 'owner' && owners <= 1;
  const columns: readonly Column<Member>[] = [
    { head: 'Person', cell: (member) => <Person of={member} self={member.id === staff.id} /> },
    {
      head: 'Role',
      cell: (member) => (
        <RoleSelect
          of={member}
          fixed={isLastOwner(member)}
          onRole={(role) =>
            setRole.mutate(
              { id: member.id, role },
              { onSuccess: () => told(`${member.name} is ${role === 'viewer' ? 'a viewer' : `an ${role}`} now.`) },
            )
          }
        />
      ),
    },
    { head: 'Last sign-in', cell: ({ lastSignInAt }) => (lastSignInAt ? <Ago at={lastSignInAt} /> : 'Never') },
    {
      head: 'Actions',
      quiet: true,
      right: true,
      cell: (member) => (
        <MemberMenu of={member} fixed={isLastOwner(member)} onRemove={() => remove(member)} onEnd={() => end(member)} />
      ),
    },
  ];
  return (
    <Panel title="Members" flush>
      {setRole.isError && <Notice tone="bad">{messageOf(setRole.error)}</Notice>}
      <Loaded query={members}>
        {(data) => <DataTable caption="Members of the team" columns={columns} rows={data} keyOf={({ id }) => id} />}
      </Loaded>
      {removing && <RemoveMember of={removing} onClose={() => remove(undefined)} />}
      {ending && <EndSessions of={ending} onClose={() => end(undefined)} />}
    </Panel>
  );
}

function Person({ of: { name, email }, self }: { readonly of: Member; readonly self: boolean }): ReactNode {
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
  readonly of: Member;
  readonly fixed: boolean;
  readonly onRole: (role: Role) => void;
}

function RoleSelect({ of: member, fixed, onRole }: RoleSelectProps): ReactNode {
  if (fixed) {
    return (
      <Tooltip label={lastOwnerReason} multiline w={240}>
        <span tabIndex={0}>Owner (the last one)</span>
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
  readonly of: Member;
  readonly fixed: boolean;
  readonly onRemove: () => void;
  readonly onEnd: () => void;
}

function MemberMenu({ of: member, fixed, onRemove, onEnd }: MemberMenuProps): ReactNode {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          rightSection={<Icon name="down" size={14} />}
          aria-label={`More about ${member.name}`}
        >
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onEnd}>End all sessions</Menu.Item>
        <Menu.Item color="red" disabled={fixed} onClick={onRemove}>
          {fixed ? 'The last owner can’t be removed' : 'Remove from the team'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
