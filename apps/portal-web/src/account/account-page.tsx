import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { Notice } from '../ui/feedback/notice.js';
import { told } from '../ui/feedback/notify.js';
import { answerOf, portal } from '../api/client.js';
import { messageOf } from '../api/api-error.js';
import { useRefreshSession, useSession } from '../session/session-query.js';
import { ChangePassword } from './change-password.js';
import { SecondFactor } from './second-factor.js';
import { SignIns } from './active-sessions.js';

/** What belongs to the person and not to a merchant: name, password, second factor, sessions. */
export function AccountPage(): ReactNode {
  const { staff } = useSession();
  return (
    <div>
      <Page title="Your account" about={`You sign in as ${staff.email}.`}>
        <Name />
        <ChangePassword />
        <SecondFactor enabled={staff.twoFactorEnabled} />
        <SignIns />
      </Page>
    </div>
  );
}

function Name(): ReactNode {
  const { staff } = useSession();
  const refresh = useRefreshSession();
  const [name, setName] = useState(staff.name);
  const save = useMutation({
    mutationFn: () => answerOf(portal.PATCH('/v1/portal/account', { body: { name: name.trim() } })),
    onSuccess: async () => {
      await refresh();
      told('Your name is changed.');
    },
  });
  return (
    <Panel title="Name" about="Your team sees it beside what you do.">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Stack gap="md" maw={420}>
          <TextInput
            label="Your name"
            autoComplete="name"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {save.isError && <Notice tone="bad">{messageOf(save.error)}</Notice>}
          <Group>
            <Button type="submit" loading={save.isPending} disabled={!name.trim() || name.trim() === staff.name}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
