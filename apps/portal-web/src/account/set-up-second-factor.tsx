import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { CodeSnippet } from '../ui/actions/code-snippet.js';
import { LoadingState } from '../ui/feedback/states.js';
import { notify } from '../ui/feedback/notify.js';
import { unwrap, api } from '../api/client.js';
import { isUnknownOutcome } from '../api/api-error.js';
import { useRefreshSession, useSession } from '../session/session-query.js';
import { RecoveryCodes } from './recovery-codes.js';
import classes from './set-up-second-factor.module.css';

/** The secret for the authenticator app, and the recovery codes. */
export interface SecondFactorSetup {
  readonly uri: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

interface SetUpSecondFactorProps {
  readonly setup: SecondFactorSetup;
  readonly onClose: () => void;
  /** The second factor is on, but its recovery codes were not shown. */
  readonly onNewCodes: () => void;
}

/** Shows a QR code and asks for a code. The second factor is on after a correct code. */
export function SetUpSecondFactor({ setup, onClose, onNewCodes }: SetUpSecondFactorProps): ReactNode {
  const client = useQueryClient();
  const refresh = useRefreshSession();
  const { staff } = useSession();
  const [code, setCode] = useState('');
  // An attempt got no answer. If it was done, the next one is refused: a code works once.
  const [isUnknown, setIsUnknown] = useState(false);
  const confirm = useMutation({
    mutationFn: () =>
      unwrap(api.POST('/v1/portal/account/totp/confirm', { body: { code: code.replaceAll(/\s/g, '') } })),
    onError: (error) => {
      const mayBeOn = isUnknown || isUnknownOutcome(error);
      setIsUnknown(mayBeOn);
      // The session says whether it is on. The error does not wait for it.
      if (mayBeOn) refresh().catch(() => undefined);
    },
  });
  const finish = async (): Promise<void> => {
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['sign-ins'] })]);
    notify('The second factor is on. You are signed out on all other devices.');
    onClose();
  };
  if (confirm.isSuccess) return <RecoveryCodes codes={setup.recoveryCodes} onClose={() => void finish()} />;
  if (isUnknown && staff.twoFactorEnabled) return <TurnedOn onClose={onClose} onNewCodes={onNewCodes} />;
  return (
    <Dialog title="Set up a second factor" onClose={onClose}>
      <DialogForm
        onSubmit={() => confirm.mutate()}
        onCancel={onClose}
        submitLabel="Turn on"
        isPending={confirm.isPending}
        error={confirm.error}
        disabled={!/^\d{6}$/.test(code.replaceAll(/\s/g, ''))}
      >
        <Text size="sm">1. Scan this QR code with your authenticator app.</Text>
        <QrCode text={setup.uri} />
        <details className={classes['manual']}>
          <summary>Can’t scan it? Enter the setup key instead</summary>
          <span id="totp-secret" hidden>
            Setup key
          </span>
          <CodeSnippet text={setup.secret} labelledBy="totp-secret" />
        </details>
        <TextInput
          label="2. Enter the 6-digit code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  );
}

/** Says that the second factor is on although the answer was lost, and offers recovery codes, of which none were shown. */
function TurnedOn({ onClose, onNewCodes }: Omit<SetUpSecondFactorProps, 'setup'>): ReactNode {
  return (
    <Dialog title="The second factor is on" onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">
          There was no answer, but your code was accepted. You are signed out on all other devices. Create recovery
          codes now: without them you can’t sign in if you lose your phone.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onNewCodes}>New recovery codes</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The QR code is drawn in the browser, so that the secret is not sent anywhere. */
function QrCode({ text }: { readonly text: string }): ReactNode {
  const picture = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => {
      const { toString } = await import('qrcode');
      return toString(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
    },
    gcTime: 0,
    staleTime: 'static',
  });
  if (!picture.data) return <LoadingState rows={3} />;
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.data)}`;
  return (
    <img
      className={classes['qr-code']}
      src={source}
      alt="QR code for your authenticator app"
      width={200}
      height={200}
    />
  );
}
