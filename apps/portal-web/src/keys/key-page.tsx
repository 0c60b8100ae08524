import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { ListLink } from '../session/merchant-links.js';
import { Page } from '../ui/layout/page.js';
import { publicDocsUrl } from '../api/page-settings.js';
import { Panel } from '../ui/layout/panel.js';
import { CodeSnippet } from '../ui/actions/code-snippet.js';
import { QueryState, LoadingState } from '../ui/feedback/states.js';
import { TimeZoneNote } from '../ui/data/time.js';
import type { ApiKey } from '../api/types.js';
import { RequestsButton } from '../requests/request-links.js';
import { Timeline } from '../timeline/timeline.js';
import { KeyUsage } from '../usage/key-usage.js';
import { KeyDetails } from './key-details.js';
import { keyQuery } from './key-queries.js';
import { EditKey } from './edit-key.js';
import { FailureNotices } from './failure-notices.js';
import { KeyStateNotice } from './key-state-notice.js';
import { curlOf, firstRequest } from './secret/first-request.js';
import { isKept, KeyStatus } from './key-status.js';
import { NoAccessToKeys } from './keys-page.js';
import { RevokeKey } from './revoke-key.js';
import { RotateKey } from './rotate-key.js';
import { SecretDialog, type NewSecret } from './secret/secret-dialog.js';

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
  return <ListLink list="keys">API keys</ListLink>;
}

type KeyDialog = 'edit' | 'rotate' | 'revoke';

/** What an admin can do with a key. An old key that works on can only be ended. */
function KeyActions({
  apiKey,
  onOpen,
}: {
  readonly apiKey: ApiKey;
  readonly onOpen: (dialog: KeyDialog) => void;
}): ReactNode {
  const isActive = apiKey.status === 'active';
  return (
    <>
      <Button variant="default" onClick={() => onOpen('edit')}>
        Edit
      </Button>
      {isActive && !isKept(apiKey) && (
        <Button variant="default" onClick={() => onOpen('rotate')}>
          Rotate
        </Button>
      )}
      {isActive && (
        <Button variant="outline" color="red" onClick={() => onOpen('revoke')}>
          Revoke
        </Button>
      )}
    </>
  );
}

function KeyContent({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const { m, hasRole } = useMerchant();
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<KeyDialog>();
  const [created, setCreated] = useState<NewSecret>();
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
      badge={<KeyStatus apiKey={apiKey} />}
      actions={
        <>
          <RequestsButton filter={{ keyId: apiKey.id }} />
          {hasRole('admin') && <KeyActions apiKey={apiKey} onOpen={setOpenDialog} />}
        </>
      }
    >
      <KeyStateNotice apiKey={apiKey} />
      <FailureNotices keyId={apiKey.id} />
      <Panel title="About this key">
        <KeyDetails apiKey={apiKey} />
      </Panel>
      <KeyUsage keyId={apiKey.id} />
      {apiKey.status === 'active' && <TryIt apiKey={apiKey} />}
      <Timeline subjectId={apiKey.id} />
      <TimeZoneNote />
      {openDialog === 'edit' && <EditKey apiKey={apiKey} onClose={() => setOpenDialog(undefined)} />}
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

function TryIt({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const request = firstRequest(apiKey.scopes);
  return (
    <Panel title="Try it" description="Replace YOUR_KEY with the secret and run this in a terminal.">
      <Stack gap="sm">
        <Text size="sm" fw={500} id="try-it">
          {request.what}
        </Text>
        <CodeSnippet text={curlOf(request, 'YOUR_KEY')} labelledBy="try-it" />
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
