import { Group, Loader, Stack, Tabs, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api, unwrap } from '../api/client.js';
import type { Order } from '../api/types.js';
import { publicApiUrl } from '../api/page-settings.js';
import { currencyDecimals, formatMoney } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { CodeSnippet } from '../ui/actions/code-snippet.js';
import { CopyButton } from '../ui/actions/copy-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { TextLink } from '../ui/layout/links.js';

const pollMs = 2_000;
/** An amount with more decimals than the currency has is refused. */
const orderIn = (currency: string) => ({
  customer_email: 'ada@example.com',
  first_name: 'Ada',
  order_value: currencyDecimals(currency) === 0 ? 1250 : 12.5,
  order_source: 'test',
});

/** The newest order, asked for until there is one. Then the figures of the overview are loaded again. */
export function useFirstOrder(enabled: boolean) {
  const { m } = useMerchant();
  const client = useQueryClient();
  return useQuery({
    enabled,
    queryKey: ['orders', m, 'first'],
    queryFn: async () => {
      const query = { limit: 1 };
      const { data } = await unwrap(api.GET('/v1/portal/merchants/{m}/orders', { params: { path: { m }, query } }));
      if (data.length > 0) await client.invalidateQueries({ queryKey: ['overview', m] });
      return data;
    },
    refetchInterval: ({ state }) => (state.data?.length ? false : pollMs),
  });
}

interface FirstOrderProps {
  readonly first: Order | undefined;
  /** The secret of the key that was just created. */
  readonly secret: string | undefined;
}

/** The request of a first order with the new key. It waits for the order, and says what it awarded. */
export function FirstOrder({ first, secret }: FirstOrderProps): ReactNode {
  const { m } = useMerchant();
  if (!first) return <Request apiKey={secret ?? 'YOUR_API_KEY'} />;
  const awarded = [
    ...(first.stampsAwarded > 0 ? [pluralize(first.stampsAwarded, 'stamp')] : []),
    ...(first.pointsAwarded > 0 ? [pluralize(first.pointsAwarded, 'point')] : []),
  ];
  return (
    <Notice tone="good" title="Your first order has arrived">
      {awarded.length > 0 ? `It awarded ${awarded.join(' and ')}. ` : 'It awarded nothing. The order shows why. '}
      <TextLink to="/merchants/$m/orders/$order" params={{ m, order: first.id }}>
        Open the order
      </TextLink>
    </Notice>
  );
}

function Request({ apiKey }: { readonly apiKey: string }): ReactNode {
  const { currency } = useMerchant();
  const [number] = useState(() => String(crypto.getRandomValues(new Uint32Array(1))[0]));
  const order = { ...orderIn(currency), order_number: number };
  const body = JSON.stringify(order);
  const curl = `curl -X POST '${publicApiUrl}/v1/public/orders/create' -H 'X-API-Key: ${apiKey}' -H 'Idempotency-Key: first-order-${number}' -H 'Content-Type: application/json' -d '${body}'`;
  const typescript = `import { LoyaltyClient } from '@loyalty-rewards/client';

const client = new LoyaltyClient({ baseUrl: '${publicApiUrl}', apiKey: '${apiKey}' });
await client.orders.create(${JSON.stringify(order, null, 2)});`;
  const forms = [
    { id: 'curl', title: 'curl', text: curl, what: 'command' },
    { id: 'typescript', title: 'TypeScript', text: typescript, what: 'code' },
  ];
  return (
    <Stack gap="sm">
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List aria-label="Forms of the first order">
          {forms.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {forms.map(({ id, text, what }) => (
          <Tabs.Panel key={id} value={id} pt="sm">
            <Text size="sm" c="dimmed" mb={6} id={`first-order-text-${id}`}>
              Sends an order of {formatMoney(order.order_value, currency)} for a customer called Ada.
            </Text>
            <CodeSnippet text={text} labelledBy={`first-order-text-${id}`} />
            <Group mt="sm">
              <CopyButton text={text} what={what} />
            </Group>
          </Tabs.Panel>
        ))}
      </Tabs>
      <Group gap="xs" role="status">
        <Loader size="xs" />
        <Text size="sm" c="dimmed">
          Run it in a terminal. This page waits for the order.
        </Text>
      </Group>
    </Stack>
  );
}
