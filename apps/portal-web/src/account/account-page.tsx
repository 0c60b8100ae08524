import { Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { Notice } from '../ui/feedback/notice.js';
import { UnsavedChanges } from '../ui/forms/unsaved-changes.js';
import { notify } from '../ui/feedback/notify.js';
import { unwrap, api } from '../api/client.js';
import { errorMessage } from '../api/api-error.js';
import { useRefreshSession, useSession } from '../session/session-query.js';
import { ChangePassword } from './change-password.js';
import { SecondFactor } from './second-factor.js';
import { ActiveSessions } from './active-sessions.js';

/** The account of the user: name, password, second factor and sessions. */
export function AccountPage(): ReactNode {
  const { staff } = useSession();
  return (
    <div>
      <Page title="Your account" description={`You sign in as ${staff.email}.`}>
        <Name />
        <ChangePassword />
        <SecondFactor enabled={staff.twoFactorEnabled} />
        <ActiveSessions />
      </Page>
    </div>
  );
}

function Name(): ReactNode {
  const { staff } = useSession();
  const refresh = useRefreshSession();
  const [name, setName] = useState(staff.name);
  const save = useMutation({
    mutationFn: () => unwrap(api.PATCH('/v1/portal/account', { body: { name: name.trim() } })),
    onSuccess: async () => {
      await refresh();
      notify('Name saved.');
    },
  });
  return (
    <Panel title="Name" description="Your team sees this name next to your actions.">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <UnsavedChanges when={name.trim() !== staff.name && !save.isPending} />
        <Stack gap="md" maw={420}>
          <TextInput
            label="Your name"
            autoComplete="name"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {save.isError && <Notice tone="bad">{errorMessage(save.error)}</Notice>}
          <Group>
            <ActionButton type="submit" loading={save.isPending} disabled={!name.trim() || name.trim() === staff.name}>
              Save
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
