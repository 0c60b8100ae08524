import { Anchor, Button, Text, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
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
import { KeysTable } from './keys-table.js';
import { keysQuery } from '../api/keys-query.js';
import { SecretDialog, type NewSecret } from './secret-dialog.js';

/** The maximum number of active keys of a merchant. */
export const maxActiveKeys = 10;

/** All keys of a merchant. */
export function KeysPage(): ReactNode {
  const { m, hasRole } = useMerchant();
  const keys = useQuery(keysQuery(m));
  const [isCreating, create] = useDisclosure(false);
  const [created, setCreated] = useState<NewSecret>();
  const active = keys.data?.filter(({ status }) => status === 'active').length ?? 0;
  const button =
    hasRole('admin') && keys.data ? <NewKeyButton full={active >= maxActiveKeys} onClick={create.open} /> : undefined;
  return (
    <Page
      title="API keys"
      description={
        <>
          Your shop, till or reports use a key to call the public API. The scopes of a key limit what it can do.{' '}
          <Anchor href={publicDocsUrl} target="_blank" rel="noreferrer" underline="always">
            Read the API documentation
          </Anchor>
        </>
      }
      actions={button}
    >
      <QueryState query={keys}>
        {(data) => (
          <>
            {data.length > 0 && <ActiveKeysMeter active={active} />}
            <Panel flush>{data.length === 0 ? <NoKeys action={button} /> : <KeysTable keys={data} linked />}</Panel>
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

function NewKeyButton({ full, onClick }: { readonly full: boolean; readonly onClick: () => void }): ReactNode {
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
    <Tooltip label={`All ${maxActiveKeys} keys are in use. Revoke a key that you no longer need.`} multiline w={260}>
      {button}
    </Tooltip>
  );
}

function ActiveKeysMeter({ active }: { readonly active: number }): ReactNode {
  return (
    <Panel>
      <Meter name="Active keys" used={active} max={maxActiveKeys} text={`${active} of ${maxActiveKeys} in use`} />
      {active >= maxActiveKeys && (
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
