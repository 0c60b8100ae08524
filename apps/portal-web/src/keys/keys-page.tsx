import { Anchor, Button, SegmentedControl, Text, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Icon } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Meter } from '../ui/data/meter.js';
import { Page } from '../ui/layout/page.js';
import { publicDocsUrl } from '../api/page-settings.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState, QueryState } from '../ui/feedback/states.js';
import { TimeZoneNote } from '../ui/data/time.js';
import type { ApiKey } from '../api/types.js';
import { CreateKey } from './create-key.js';
import { FailureNotices } from './failure-notices.js';
import { KeysTable } from './keys-table.js';
import { keysQuery } from '../api/keys-query.js';
import { SecretDialog, type NewSecret } from './secret/secret-dialog.js';

/** All keys of a merchant. */
export function KeysPage(): ReactNode {
  const { m, hasRole, seesKeys } = useMerchant();
  const keys = useQuery({ ...keysQuery(m), enabled: seesKeys });
  const [isCreating, create] = useDisclosure(false);
  const [created, setCreated] = useState<NewSecret>();
  // An old key that works on and the key that replaced it count as one.
  const working = keys.data?.data.filter(({ status }) => status === 'active') ?? [];
  const active = new Set(working.map(({ integrationId }) => integrationId)).size;
  const button =
    hasRole('admin') && keys.data ? (
      <NewKeyButton active={active} most={keys.data.maxActiveKeys} onClick={create.open} />
    ) : undefined;
  if (!seesKeys) return <NoAccessToKeys />;
  return (
    <Page
      title="API keys"
      description={
        <>
          Your online shop, point of sale or reports use a key to call the public API. The scopes of a key limit what it
          can do.{' '}
          <Anchor href={publicDocsUrl} target="_blank" rel="noreferrer" underline="always">
            Read the API documentation
          </Anchor>
        </>
      }
      actions={button}
    >
      <FailureNotices />
      <QueryState query={keys}>
        {({ data, maxActiveKeys }) => (
          <>
            {data.length > 0 && <ActiveKeysMeter active={active} most={maxActiveKeys} />}
            {data.length > 0 && <StatusFilter />}
            <Panel flush>
              <ShownKeys keys={data} newKey={button} />
            </Panel>
            <TimeZoneNote />
          </>
        )}
      </QueryState>
      {isCreating && (
        <CreateKey
          onClose={create.close}
          onCreated={(key: ApiKey, secret: string) => {
            create.close();
            setCreated({ key, secret, rotated: false });
          }}
        />
      )}
      {created && <SecretDialog created={created} onClose={() => setCreated(undefined)} />}
    </Page>
  );
}

const route = getRouteApi('/signed-in/shell/merchants/$m/keys');

/** All keys, or the active ones. The choice is in the address. */
function StatusFilter(): ReactNode {
  const { status = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <div>
      <SegmentedControl
        aria-label="Which keys"
        size="sm"
        data={[
          { value: 'all', label: 'All' },
          { value: 'active', label: 'Active' },
        ]}
        value={status}
        onChange={(next) => void navigate({ search: next === 'active' ? { status: next } : {}, replace: true })}
      />
    </div>
  );
}

function ShownKeys({ keys, newKey }: { readonly keys: readonly ApiKey[]; readonly newKey: ReactNode }): ReactNode {
  const { status } = route.useSearch();
  if (keys.length === 0) return <NoKeys action={newKey} />;
  const shown = keys.filter((key) => status === undefined || key.status === status);
  if (shown.length > 0) return <KeysTable keys={shown} />;
  return (
    <EmptyState icon="key" title="No active keys">
      All keys were revoked or have expired.
    </EmptyState>
  );
}

interface ActiveKeys {
  readonly active: number;
  readonly most: number;
}

function NewKeyButton({ active, most, onClick }: ActiveKeys & { readonly onClick: () => void }): ReactNode {
  const full = active >= most;
  const button = (
    <Button
      leftSection={<Icon name="plus" size={16} />}
      onClick={full ? undefined : onClick}
      data-disabled={full || undefined}
      aria-disabled={full}
    >
      New key
    </Button>
  );
  if (!full) return button;
  return (
    <Tooltip label={`All ${most} keys are in use. Revoke a key that you no longer need.`} multiline w={260}>
      {button}
    </Tooltip>
  );
}

function ActiveKeysMeter({ active, most }: ActiveKeys): ReactNode {
  return (
    <Panel>
      <Meter name="Active keys" used={active} max={most} text={`${active} of ${most} in use`} />
      {active >= most && (
        <Text size="sm" c="dimmed" mt="sm">
          To create another key, revoke one that you no longer need. You can still rotate keys.
        </Text>
      )}
    </Panel>
  );
}

function NoKeys({ action }: { readonly action: ReactNode }): ReactNode {
  return (
    <EmptyState icon="key" title="No keys yet" action={action}>
      {action
        ? 'Create one key for each integration, so that you can monitor and revoke each one separately.'
        : 'Ask an admin or an owner of your team to create one.'}
    </EmptyState>
  );
}

/** What a staff member sees at the address of the keys or of one key. */
export function NoAccessToKeys(): ReactNode {
  return (
    <Page title="API keys">
      <EmptyState icon="keys" title="Staff members can’t see API keys">
        You do not have access to this page.
      </EmptyState>
    </Page>
  );
}
