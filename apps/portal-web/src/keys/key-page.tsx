import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Page } from '../ui/layout/page.js';
import { publicDocsUrl } from '../api/page-settings.js';
import { Panel } from '../ui/layout/panel.js';
import { Snippet } from '../ui/actions/code-snippet.js';
import { Loaded, Waiting } from '../ui/feedback/states.js';
import { StatusMark } from '../ui/data/status-badge.js';
import { ZoneNote } from '../ui/data/time.js';
import type { ApiKey } from '../api/types.js';
import { KeyUsage } from '../usage/key-usage.js';
import { KeyFacts } from './key-details.js';
import { keyQuery } from './key-queries.js';
import { RevokeKey, RotateKey } from './end-key-dialogs.js';
import { SecretDialog, tryLine, type NewSecret } from './secret-dialog.js';

/** One key: what it may do, how it is used, how it ends. */
export function KeyPage(): ReactNode {
  const { m } = useMerchant();
  const { key: id } = useParams({ from: '/signed-in/shell/merchants/$m/keys/$key' });
  const key = useQuery(keyQuery(m, id));
  if (!key.data) {
    return (
      <Page title="API key" back={<Back />}>
        <Panel>
          <Loaded query={key} waiting={<Waiting />}>
            {() => null}
          </Loaded>
        </Panel>
      </Page>
    );
  }
  return <KnownKey of={key.data} />;
}

function Back(): ReactNode {
  const { m } = useMerchant();
  return (
    <TextLink to="/merchants/$m/keys" params={{ m }}>
      API keys
    </TextLink>
  );
}

function KnownKey({ of: key }: { readonly of: ApiKey }): ReactNode {
  const { m, may } = useMerchant();
  const navigate = useNavigate();
  const [asked, ask] = useState<'rotate' | 'revoke'>();
  const [made, setMade] = useState<NewSecret>();
  const canEnd = may('admin') && key.status === 'active';
  const closeSecret = (): void => {
    if (made) {
      const shown = navigate({ to: '/merchants/$m/keys/$key', params: { m, key: made.key.id } });
      shown.catch(() => undefined);
    }
    setMade(undefined);
  };
  return (
    <Page
      title={key.name}
      back={<Back />}
      beside={<StatusMark status={key.status} />}
      actions={
        canEnd && (
          <>
            <Button variant="default" onClick={() => ask('rotate')}>
              Rotate
            </Button>
            <Button variant="outline" color="red" onClick={() => ask('revoke')}>
              Revoke
            </Button>
          </>
        )
      }
    >
      <Fate of={key} />
      <Panel title="About this key">
        <KeyFacts of={key} />
      </Panel>
      <KeyUsage keyId={key.id} />
      {key.status === 'active' && <TryIt of={key} />}
      <ZoneNote />
      {asked === 'rotate' && (
        <RotateKey
          of={key}
          onClose={() => ask(undefined)}
          onMade={(next, secret) => {
            ask(undefined);
            setMade({ key: next, secret, rotated: true });
          }}
        />
      )}
      {asked === 'revoke' && <RevokeKey of={key} onClose={() => ask(undefined)} />}
      {made && <SecretDialog made={made} onClose={closeSecret} />}
    </Page>
  );
}

/** How a key that no longer works came to its end, and what took its place. */
function Fate({ of: key }: { readonly of: ApiKey }): ReactNode {
  const { m, dateTime } = useMerchant();
  if (key.status === 'active') return null;
  const other = (id: string, text: string) => (
    <TextLink to="/merchants/$m/keys/$key" params={{ m, key: id }} underline="always">
      {text}
    </TextLink>
  );
  if (key.status === 'expired') {
    return (
      <Notice title="This key has expired">{key.expiresAt ? `It ended on ${dateTime(key.expiresAt)}.` : null}</Notice>
    );
  }
  const by = key.revokedByName ?? 'the platform';
  const when = key.revokedAt ? ` on ${dateTime(key.revokedAt)}` : '';
  return (
    <Notice title={key.rotatedToId ? 'This key was rotated' : 'This key was revoked'}>
      It was stopped by {by}
      {when}. It can’t be used again. {key.rotatedToId && other(key.rotatedToId, 'Open the key that took its place')}
    </Notice>
  );
}

function TryIt({ of: key }: { readonly of: ApiKey }): ReactNode {
  return (
    <Panel title="Try it" about="Put the key’s secret where YOUR_KEY stands, and run this in a terminal.">
      <Stack gap="sm">
        <Text size="sm" fw={500} id="try-it">
          It answers with the name of your merchant
        </Text>
        <Snippet text={tryLine('YOUR_KEY')} labelledBy="try-it" />
        <Text size="sm" c="dimmed">
          {key.scopes.includes('orders:write') ? 'How to send orders with it: ' : 'What it can do: '}
          <Anchor href={publicDocsUrl} target="_blank" rel="noreferrer" underline="always">
            the API’s documentation
          </Anchor>
        </Text>
      </Stack>
    </Panel>
  );
}
