import { Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { useSession } from '../session/session-query.js';
import { notify } from '../ui/feedback/notify.js';
import { QueryState } from '../ui/feedback/states.js';
import { ConfirmDialog } from '../ui/forms/dialog.js';
import { Panel } from '../ui/layout/panel.js';
import { membersQuery, secondFactorPolicyQuery, useTeamWrites } from './team-queries.js';

/** Owners can require a second factor of the team. */
export function SecondFactorPolicy(): ReactNode {
  const { m } = useMerchant();
  const policy = useQuery(secondFactorPolicyQuery(m));
  const [changing, setChanging] = useState<boolean>();
  return (
    <Panel
      title="Second factor"
      description="A code from an authenticator app, in addition to the password, at each sign-in."
    >
      <QueryState query={policy}>
        {({ required }) => (
          <Switch
            label="Require a second factor for everyone in the team"
            checked={required}
            onChange={(event) => setChanging(event.currentTarget.checked)}
          />
        )}
      </QueryState>
      {changing !== undefined && <ConfirmPolicy required={changing} onClose={() => setChanging(undefined)} />}
    </Panel>
  );
}

interface ConfirmPolicyProps {
  readonly required: boolean;
  readonly onClose: () => void;
}

function ConfirmPolicy({ required, onClose }: ConfirmPolicyProps): ReactNode {
  const { m } = useMerchant();
  const { staff } = useSession();
  const members = useQuery(membersQuery(m));
  const { requireSecondFactor } = useTeamWrites();
  const without = members.data?.filter(({ twoFactorEnabled }) => !twoFactorEnabled) ?? [];
  const done = (): void => {
    notify(required ? 'Everybody in the team needs a second factor now.' : 'A second factor is optional now.');
    onClose();
  };
  return (
    <ConfirmDialog
      title={required ? 'Require a second factor?' : 'Stop requiring a second factor?'}
      submitLabel={required ? 'Require it' : 'Make it optional'}
      isPending={requireSecondFactor.isPending}
      error={requireSecondFactor.error}
      onConfirm={() => requireSecondFactor.mutate(required, { onSuccess: done })}
      onClose={onClose}
    >
      <Text size="sm">
        {required
          ? `${pluralize(without.length, 'member')} without a second factor can do nothing else here until they set one up.`
          : 'Members keep their second factor and can turn it off.'}
        {required && without.some(({ id }) => id === staff.id) && ' You are one of them.'}
      </Text>
    </ConfirmDialog>
  );
}
