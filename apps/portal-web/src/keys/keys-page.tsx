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
import { Empty, Loaded } from '../ui/feedback/states.js';
import { ZoneNote } from '../ui/data/time.js';
import type { ApiKey } from '../api/types.js';
import { CreateKey } from './create-key.js';
import { KeysTable } from './keys-table.js';
import { keysQuery } from './key-queries.js';
import { SecretDialog, type NewSecret } from './secret-dialog.js';

/** At most so many keys of a merchant are active at a time. */
export const mostActiveKeys = 10;

/** All keys of a merchant. */
export function KeysPage(): ReactNode {
  const { m, may } = useMerchant();
  const keys = useQuery(keysQuery(m));
  const [creating, create] = useDisclosure(false);
  const [made, setMade] = useState<NewSecret>();
  const active = keys.data?.filter(({ status }) => status === 'active').length ?? 0;
  const button =
    may('admin') && keys.data ? <NewKeyButton full={active >= mostActiveKeys} onClick={create.open} /> : undefined;
  return (
    <Page
      title="API keys"
      about={
        <>
          Your shop, till or reports sign in to the public API with a key. What a key may do is up to you.{' '}
          <Anchor href={publicDocsUrl} target="_blank" rel="noreferrer" underline="always">
            Read the API’s documentation
          </Anchor>
        </>
      }
      actions={button}
    >
      <Loaded query={keys}>
        {(data) => (
          <>
            {data.length > 0 && <InUse active={active} />}
            <Panel flush>{data.length === 0 ? <NoKeys action={button} /> : <KeysTable keys={data} linked />}</Panel>
            <ZoneNote />
          </>
        )}
      </Loaded>
      {creating && (
        <CreateKey
          onClose={create.close}
          onMade={(key: ApiKey, secret: string) => {
            create.close();
            setMade({ key, secret, rotated: false });
          }}
        />
      )}
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
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
    <Tooltip label={`All ${mostActiveKeys} keys are in use. Revoke one that nothing needs any more.`} multiline w={260}>
      {button}
    </Tooltip>
  );
}

function InUse({ active }: { readonly active: number }): ReactNode {
  return (
    <Panel>
      <Meter name="Active keys" used={active} of={mostActiveKeys} text={`${active} of ${mostActiveKeys} in use`} />
      {active >= mostActiveKeys && (
        <Text size="sm" c="dimmed" mt="sm">
          A further key needs the place of another: revoke one that nothing uses. Rotating works at any time.
        </Text>
      )}
    </Panel>
  );
}

function NoKeys({ action }: { readonly action: ReactNode }): ReactNode {
  return (
    <Empty icon="key" title="No keys yet" action={action}>
      {action
        ? 'Make one for each integration, so that you can see and stop them one by one.'
        : 'An admin or an owner of your team can make one.'}
    </Empty>
  );
}
