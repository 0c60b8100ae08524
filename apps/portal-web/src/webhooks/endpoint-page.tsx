import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { errorMessage } from '../api/api-error.js';
import type { WebhookEndpoint } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { QueryState } from '../ui/feedback/states.js';
import { TextLink } from '../ui/layout/links.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { Deliveries } from './deliveries.js';
import { EndpointDetails, EndpointHealth } from './endpoint-details.js';
import { DeleteEndpoint, DisableEndpoint, RotateSecret } from './endpoint-dialogs.js';
import { EndpointForm } from './endpoint-form.js';
import { EndpointSecret } from './endpoint-secret.js';
import { RecoverDeliveries } from './recover-deliveries.js';
import { TestEndpoint } from './test-endpoint.js';
import { endpointQuery, useEndpointWrites } from './webhook-queries.js';
import { EndpointStatus, OnlyAdmins } from './webhooks-page.js';

/** One webhook endpoint: what it is sent, its deliveries and its settings. */
export function EndpointPage(): ReactNode {
  const { m, hasRole } = useMerchant();
  const { endpoint: id } = useParams({ from: '/signed-in/shell/merchants/$m/webhooks/$endpoint' });
  const endpoint = useQuery({ ...endpointQuery(m, id), enabled: hasRole('admin') });
  if (!hasRole('admin')) return <OnlyAdmins />;
  if (endpoint.data) return <EndpointContent endpoint={endpoint.data} />;
  return (
    <Page title="Webhook endpoint" back={<Back />}>
      <Panel>
        <QueryState query={endpoint}>{() => null}</QueryState>
      </Panel>
    </Page>
  );
}

function Back(): ReactNode {
  const { m } = useMerchant();
  return (
    <TextLink to="/merchants/$m/webhooks" params={{ m }}>
      Webhooks
    </TextLink>
  );
}

type OpenDialog = 'edit' | 'test' | 'rotate' | 'disable' | 'recover' | 'delete';

function EndpointContent({ endpoint }: { readonly endpoint: WebhookEndpoint }): ReactNode {
  const [dialog, open] = useState<OpenDialog>();
  const [secret, setSecret] = useState<string>();
  const close = (): void => open(undefined);
  return (
    <Page
      title={new URL(endpoint.url).host}
      back={<Back />}
      badge={<EndpointStatus endpoint={endpoint} />}
      description={endpoint.description}
      actions={<Actions endpoint={endpoint} open={open} />}
    >
      <EndpointHealth endpoint={endpoint} />
      <Panel
        title="Settings"
        actions={
          <>
            <Button variant="default" onClick={() => open('rotate')}>
              Rotate secret
            </Button>
            <Button variant="outline" color="red" onClick={() => open('delete')}>
              Delete
            </Button>
          </>
        }
      >
        <EndpointDetails endpoint={endpoint} />
      </Panel>
      <Deliveries endpoint={endpoint} onRecover={() => open('recover')} />
      <TimeZoneNote />
      <OpenedDialog dialog={dialog} endpoint={endpoint} onClose={close} onRotated={setSecret} />
      {secret && <EndpointSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </Page>
  );
}

interface OpenedDialogProps {
  readonly dialog: OpenDialog | undefined;
  readonly endpoint: WebhookEndpoint;
  readonly onClose: () => void;
  readonly onRotated: (secret: string) => void;
}

function OpenedDialog({ dialog, onRotated, ...props }: OpenedDialogProps): ReactNode {
  switch (dialog) {
    case 'edit':
      return <EndpointForm {...props} />;
    case 'test':
      return <TestEndpoint {...props} />;
    case 'disable':
      return <DisableEndpoint {...props} />;
    case 'recover':
      return <RecoverDeliveries {...props} />;
    case 'delete':
      return <DeleteEndpoint {...props} />;
    case 'rotate':
      return (
        <RotateSecret
          {...props}
          onRotated={(secret) => {
            props.onClose();
            onRotated(secret);
          }}
        />
      );
    case undefined:
      return null;
  }
}

interface ActionsProps {
  readonly endpoint: WebhookEndpoint;
  readonly open: (dialog: OpenDialog) => void;
}

function Actions({ endpoint: { id, status }, open }: ActionsProps): ReactNode {
  const { enable } = useEndpointWrites(id);
  const onSuccess = (): void => notify('The endpoint is enabled. New events are sent to it.');
  return (
    <>
      <Button variant="default" onClick={() => open('test')}>
        Send test event
      </Button>
      <Button variant="default" onClick={() => open('edit')}>
        Edit
      </Button>
      {status === 'enabled' ? (
        <Button variant="default" onClick={() => open('disable')}>
          Disable
        </Button>
      ) : (
        <ActionButton loading={enable.isPending} onClick={() => enable.mutate(undefined, { onSuccess })}>
          Enable
        </ActionButton>
      )}
      {enable.error && <Notice tone="bad">{errorMessage(enable.error)}</Notice>}
    </>
  );
}
