import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Panel } from '../ui/layout/panel.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { notify } from '../ui/feedback/notify.js';
import { unwrap, api } from '../api/client.js';
import { useRefreshSession } from '../session/session-query.js';
import { ConfirmPasswordDialog } from './confirm-password-dialog.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpSecondFactor, type SecondFactorSetup } from './set-up-second-factor.js';

type Action = 'enable' | 'disable' | 'codes';

interface SecondFactorProps {
  readonly enabled: boolean;
  /** Told when the set-up begins, and when its last dialog is closed, which may be that of new recovery codes. */
  readonly onSettingUp?: (isSettingUp: boolean) => void;
}

/** Turns the second factor on and off, and renews the recovery codes. */
export function SecondFactor({ enabled, onSettingUp }: SecondFactorProps): ReactNode {
  const refresh = useRefreshSession();
  const [openDialog, setOpenDialog] = useState<Action>();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const isSettingUp = setup !== undefined || codes !== undefined || openDialog === 'codes';
  const tell = useEffectEvent(() => onSettingUp?.(isSettingUp));
  useEffect(() => tell(), [isSettingUp]);
  const actions: Record<Action, (password: string, totp: string) => Promise<void>> = {
    enable: async (password) =>
      setSetup((await unwrap(api.POST('/v1/portal/account/totp', { body: { password } }))).data),
    disable: async (password, totp) => {
      await unwrap(api.POST('/v1/portal/account/totp/disable', { body: { password, totp } }));
      await refresh();
      notify('The second factor is off.');
    },
    codes: async (password, totp) =>
      setCodes(
        (await unwrap(api.POST('/v1/portal/account/recovery-codes', { body: { password, totp } }))).data.recoveryCodes,
      ),
  };
  return (
    <Panel
      title="Second factor"
      description="A code from an authenticator app, in addition to your password. It protects your account if someone learns your password."
      actions={<StatusBadge status={enabled ? 'active' : 'inactive'} label={enabled ? 'On' : 'Off'} />}
    >
      <Stack gap="md">
        {!enabled && (
          <Text size="sm">You need an authenticator app on your phone. The setup takes about a minute.</Text>
        )}
        <Actions enabled={enabled} onOpen={setOpenDialog} />
      </Stack>
      {openDialog && (
        <ConfirmPasswordDialog
          action={openDialog}
          onConfirm={actions[openDialog]}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {setup && (
        <SetUpSecondFactor
          setup={setup}
          onClose={() => setSetup(undefined)}
          onNewCodes={() => {
            setSetup(undefined);
            setOpenDialog('codes');
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  );
}

interface ActionsProps {
  readonly enabled: boolean;
  readonly onOpen: (action: Action) => void;
}

function Actions({ enabled, onOpen }: ActionsProps): ReactNode {
  if (!enabled) {
    return (
      <Group>
        <Button onClick={() => onOpen('enable')}>Set up</Button>
      </Group>
    );
  }
  return (
    <Group>
      <Button variant="default" onClick={() => onOpen('codes')}>
        Create new recovery codes
      </Button>
      <Button variant="outline" color="red" onClick={() => onOpen('disable')}>
        Turn off
      </Button>
    </Group>
  );
}
