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
import { CodeSnippet } from '../ui/actions/code-snippet.js';
import { QueryState, LoadingState } from '../ui/feedback/states.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { TimeZoneNote } from '../ui/data/time.js';
import type { ApiKey } from '../api/types.js';
import { RequestsButton } from '../requests/request-links.js';
import { Timeline } from '../timeline/timeline.js';
import { KeyUsage } from '../usage/key-usage.js';
import { KeyDetails } from './key-details.js';
import { keyQuery } from './key-queries.js';
import { NoAccessToKeys } from './keys-page.js';
import { RevokeKey, RotateKey } from './end-key-dialogs.js';
import { SecretDialog, curlExample, type NewSecret } from './secret-dialog.js';

/** One API key: details, usage, rotate and revoke. */
export function KeyPage(): ReactNode {
  const { m, seesKeys } = useMerchant();
  const { key: id } = useParams({ from: '/signed-in/shell/merchants/$m/keys/$key' });
  const key = useQuery({ ...keyQuery(m, id), enabled: seesKeys });
  if (!seesKeys) return <NoAccessToKeys />;
  if (!key.data) {
    return (
      <Page title="API key" back={<Back />}>
        <Panel>
          <QueryState query={key} loading={<LoadingState />}>
            {() => null}
          </QueryState>
        </Panel>
      </Page>
    );
  }
  return <KeyContent apiKey={key.data} />;
}

function Back(): ReactNode {
  const { m } = useMerchant();
  return (
    <TextLink to="/merchants/$m/keys" params={{ m }}>
      API keys
    </TextLink>
  );
}

function KeyContent({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const { m, hasRole } = useMerchant();
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<'rotate' | 'revoke'>();
  const [created, setCreated] = useState<NewSecret>();
  const canEnd = hasRole('admin') && apiKey.status === 'active';
  const closeSecret = (): void => {
    if (created) {
      const shown = navigate({ to: '/merchants/$m/keys/$key', params: { m, key: created.key.id } });
      shown.catch(() => undefined);
    }
    setCreated(undefined);
  };
  return (
    <Page
      title={apiKey.name}
      back={<Back />}
      badge={<StatusBadge status={apiKey.status} />}
      actions={
        <>
          <RequestsButton filter={{ keyId: apiKey.id }} />
          {canEnd && (
            <>
              <Button variant="default" onClick={() => setOpenDialog('rotate')}>
                Rotate
              </Button>
              <Button variant="outline" color="red" onClick={() => setOpenDialog('revoke')}>
                Revoke
              </Button>
            </>
          )}
        </>
      }
    >
      <InactiveKeyNotice apiKey={apiKey} />
      <Panel title="About this key">
        <KeyDetails apiKey={apiKey} />
      </Panel>
      <KeyUsage keyId={apiKey.id} />
      {apiKey.status === 'active' && <TryIt apiKey={apiKey} />}
      <Timeline subjectId={apiKey.id} />
      <TimeZoneNote />
      {openDialog === 'rotate' && (
        <RotateKey
          apiKey={apiKey}
          onClose={() => setOpenDialog(undefined)}
          onCreated={(next, secret) => {
            setOpenDialog(undefined);
            setCreated({ key: next, secret, rotated: true });
          }}
        />
      )}
      {openDialog === 'revoke' && <RevokeKey apiKey={apiKey} onClose={() => setOpenDialog(undefined)} />}
      {created && <SecretDialog created={created} onClose={closeSecret} />}
    </Page>
  );
}

/** Says why a key no longer works, with a link to its replacement. */
function InactiveKeyNotice({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const { m, formatDateTime } = useMerchant();
  if (apiKey.status === 'active') return null;
  const other = (id: string, text: string) => (
    <TextLink to="/merchants/$m/keys/$key" params={{ m, key: id }} underline="always">
      {text}
    </TextLink>
  );
  if (apiKey.status === 'expired') {
    return (
      <Notice title="This key has expired">
        {apiKey.expiresAt ? `It expired on ${formatDateTime(apiKey.expiresAt)}.` : null}
      </Notice>
    );
  }
  const by = apiKey.revokedByName ?? 'the platform';
  const when = apiKey.revokedAt ? ` on ${formatDateTime(apiKey.revokedAt)}` : '';
  return (
    <Notice title={apiKey.rotatedToId ? 'This key was rotated' : 'This key was revoked'}>
      It was {apiKey.rotatedToId ? 'rotated' : 'revoked'} by {by}
      {when}. It can’t be used again. {apiKey.rotatedToId && other(apiKey.rotatedToId, 'Open the new key')}
    </Notice>
  );
}

function TryIt({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  return (
    <Panel title="Try it" description="Replace YOUR_KEY with the secret and run this in a terminal.">
      <Stack gap="sm">
        <Text size="sm" fw={500} id="try-it">
          Returns the name of your merchant
        </Text>
        <CodeSnippet text={curlExample('YOUR_KEY')} labelledBy="try-it" />
        <Text size="sm" c="dimmed">
          {apiKey.scopes.includes('orders:write') ? 'How to send orders: ' : 'Learn more: '}
          <Anchor href={publicDocsUrl} target="_blank" rel="noreferrer" underline="always">
            API documentation
          </Anchor>
        </Text>
      </Stack>
    </Panel>
  );
}
