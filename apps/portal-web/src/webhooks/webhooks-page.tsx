import { Anchor, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { publicDocsUrl } from '../api/page-settings.js';
import type { WebhookEndpoint } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { RelativeTime, TimeZoneNote } from '../ui/data/time.js';
import { EmptyState, QueryState } from '../ui/feedback/states.js';
import { TextLink } from '../ui/layout/links.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { Icon } from '../ui/theme/icons.js';
import { EndpointForm } from './endpoint-form.js';
import { EndpointSecret } from './endpoint-secret.js';
import { typesText } from '../events/event-types.js';
import { endpointsQuery } from './webhook-queries.js';

const columns: readonly Column<WebhookEndpoint>[] = [
  { header: 'Endpoint', cell: (endpoint) => <Name endpoint={endpoint} /> },
  { header: 'Status', cell: (endpoint) => <EndpointStatus endpoint={endpoint} /> },
  { header: 'Events', cell: ({ types }) => typesText(types) },
  {
    header: 'Last success',
    cell: ({ lastSuccessAt }) => (lastSuccessAt ? <RelativeTime at={lastSuccessAt} /> : 'Never'),
  },
  {
    header: 'Last failure',
    cell: ({ lastFailureAt }) => (lastFailureAt ? <RelativeTime at={lastFailureAt} /> : 'Never'),
  },
];

/** Enabled, failing or disabled. */
export function EndpointStatus({ endpoint: { status, failingSince } }: { readonly endpoint: WebhookEndpoint }) {
  return status === 'enabled' && failingSince ? (
    <StatusBadge status="failed" label="Failing" />
  ) : (
    <StatusBadge status={status} />
  );
}

function Name({ endpoint: { id, url, description } }: { readonly endpoint: WebhookEndpoint }): ReactNode {
  const { m } = useMerchant();
  return (
    <>
      <TextLink
        to="/merchants/$m/webhooks/$endpoint"
        params={{ m, endpoint: id }}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
      >
        {url}
      </TextLink>
      {description && (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      )}
    </>
  );
}

/** The webhook endpoints of a merchant. */
export function WebhooksPage(): ReactNode {
  const { m, hasRole } = useMerchant();
  const navigate = useNavigate();
  const endpoints = useQuery({ ...endpointsQuery(m), enabled: hasRole('admin') });
  const [isCreating, create] = useDisclosure(false);
  const [created, setCreated] = useState<{ readonly id: string; readonly secret: string }>();
  if (!hasRole('admin')) return <OnlyAdmins />;
  const button = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={create.open}>
      New endpoint
    </Button>
  );
  return (
    <Page title="Webhooks" description={<Introduction />} actions={button}>
      <Panel flush>
        <QueryState query={endpoints}>
          {(data) =>
            data.length === 0 ? (
              <EmptyState icon="webhooks" title="No endpoints yet">
                Add the URL of your server to be told about orders, cards, rewards and vouchers.
              </EmptyState>
            ) : (
              <DataTable caption="Endpoints" columns={columns} rows={data} rowKey={({ id }) => id} />
            )
          }
        </QueryState>
      </Panel>
      <TimeZoneNote />
      {isCreating && (
        <EndpointForm
          onClose={create.close}
          onCreated={({ id }, secret) => {
            create.close();
            setCreated({ id, secret });
          }}
        />
      )}
      {created && (
        <EndpointSecret
          secret={created.secret}
          onClose={() => void navigate({ to: '/merchants/$m/webhooks/$endpoint', params: { m, endpoint: created.id } })}
        />
      )}
    </Page>
  );
}

function Introduction(): ReactNode {
  return (
    <>
      We tell your server what happens: a voucher was redeemed, a card was completed. You can have up to five endpoints.{' '}
      <Anchor href={`${publicDocsUrl}/reference/webhooks`} target="_blank" rel="noreferrer" underline="always">
        How to receive and verify events
      </Anchor>
    </>
  );
}

/** The page for viewers. */
export function OnlyAdmins(): ReactNode {
  return (
    <Page title="Webhooks">
      <EmptyState icon="webhooks" title="Only admins and owners can manage webhooks">
        You do not have access to this page.
      </EmptyState>
    </Page>
  );
}
