import { Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { Snippet } from '../ui/actions/code-snippet.js';
import { Waiting } from '../ui/feedback/states.js';
import { told } from '../ui/feedback/notify.js';
import { answerOf, portal } from '../api/client.js';
import { useRefreshSession } from '../session/session-query.js';
import { RecoveryCodes } from './recovery-codes.js';
import classes from './set-up-second-factor.module.css';

/** What an authenticator app needs, and the way back for whoever loses it. */
export interface FactorOffer {
  readonly uri: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Scan, confirm with a code, keep the recovery codes. Only the confirmed factor counts. */
export function SetUpFactor({
  offer,
  onClose,
}: {
  readonly offer: FactorOffer;
  readonly onClose: () => void;
}): ReactNode {
  const refresh = useRefreshSession();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () =>
      answerOf(portal.POST('/v1/portal/account/totp/confirm', { body: { code: code.replaceAll(/\s/g, '') } })),
  });
  const finish = async (): Promise<void> => {
    await refresh();
    told('The second factor is on.');
    onClose();
  };
  if (confirm.isSuccess) return <RecoveryCodes codes={offer.recoveryCodes} onClose={() => void finish()} />;
  return (
    <Dialog title="Set up the second factor" onClose={onClose}>
      <DialogForm
        onSubmit={() => confirm.mutate()}
        onCancel={onClose}
        submit="Switch it on"
        busy={confirm.isPending}
        error={confirm.error}
        disabled={!/^\d{6}$/.test(code.replaceAll(/\s/g, ''))}
      >
        <Text size="sm">1. Scan this with your authenticator app.</Text>
        <QrCode text={offer.uri} />
        <details className={classes['by-hand']}>
          <summary>No camera? Enter the key by hand</summary>
          <span id="totp-secret" hidden>
            Key for the app
          </span>
          <Snippet text={offer.secret} labelledBy="totp-secret" />
        </details>
        <TextInput
          label="2. Enter the six digits that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  );
}

/** The picture is made here: the secret goes to nobody. */
function QrCode({ text }: { readonly text: string }): ReactNode {
  const picture = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => {
      const { toString } = await import('qrcode');
      return toString(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  if (!picture.data) return <Waiting rows={3} />;
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.data)}`;
  return (
    <img
      className={classes['picture']}
      src={source}
      alt="QR code for your authenticator app"
      width={200}
      height={200}
    />
  );
}
