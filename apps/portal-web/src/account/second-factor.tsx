import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Panel } from '../ui/layout/panel.js';
import { StatusMark } from '../ui/data/status-badge.js';
import { told } from '../ui/feedback/notify.js';
import { answerOf, portal } from '../api/client.js';
import { useRefreshSession } from '../session/session-query.js';
import { PasswordDialog } from './confirm-password-dialog.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpFactor, type FactorOffer } from './set-up-second-factor.js';

type Asked = 'enable' | 'disable' | 'codes';

/** The second factor: off, being set up, or on. */
export function SecondFactor({ enabled }: { readonly enabled: boolean }): ReactNode {
  const refresh = useRefreshSession();
  const [asked, ask] = useState<Asked>();
  const [offer, setOffer] = useState<FactorOffer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const work: Record<Asked, (password: string, totp: string) => Promise<void>> = {
    enable: async (password) =>
      setOffer((await answerOf(portal.POST('/v1/portal/account/totp', { body: { password } }))).data),
    disable: async (password, totp) => {
      await answerOf(portal.POST('/v1/portal/account/totp/disable', { body: { password, totp } }));
      await refresh();
      told('Signing in takes the password alone again.');
    },
    codes: async (password, totp) =>
      setCodes(
        (await answerOf(portal.POST('/v1/portal/account/recovery-codes', { body: { password, totp } }))).data
          .recoveryCodes,
      ),
  };
  return (
    <Panel
      title="Second factor"
      about="A code from an app on your phone, asked for after the password. It keeps others out who have learnt your password."
      actions={<StatusMark status={enabled ? 'active' : 'inactive'} label={enabled ? 'On' : 'Off'} />}
    >
      <Stack gap="md">
        {!enabled && <Text size="sm">It takes a minute, and an authenticator app of your choice.</Text>}
        <Group>
          {!enabled && <Button onClick={() => ask('enable')}>Set it up</Button>}
          {enabled && (
            <Button variant="default" onClick={() => ask('codes')}>
              Make new recovery codes
            </Button>
          )}
          {enabled && (
            <Button variant="outline" color="red" onClick={() => ask('disable')}>
              Switch it off
            </Button>
          )}
        </Group>
      </Stack>
      {asked && <PasswordDialog what={asked} work={work[asked]} onClose={() => ask(undefined)} />}
      {offer && <SetUpFactor offer={offer} onClose={() => setOffer(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  );
}
