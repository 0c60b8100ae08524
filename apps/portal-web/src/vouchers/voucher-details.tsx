import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../ui/actions/copy-button.js';
import { Facts } from '../ui/data/description-list.js';
import { money } from '../format/format.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Meter } from '../ui/data/meter.js';
import { Panel } from '../ui/layout/panel.js';
import type { Voucher } from '../api/types.js';

/** What is known of a voucher. */
export function VoucherFacts({ of: voucher }: { readonly of: Voucher }): ReactNode {
  const { dateTime } = useMerchant();
  const { value, remainingValue, currency, expiry } = voucher;
  const used = Math.max(0, value - remainingValue);
  return (
    <Panel>
      <Group justify="space-between" align="flex-start" mb="lg">
        <div>
          <Text size="sm" c="dimmed">
            Code
          </Text>
          <Text ff="monospace" fz="xl" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {voucher.code}
          </Text>
        </div>
        <CopyButton text={voucher.code} what="the code" />
      </Group>
      <Meter
        name="Used"
        calm
        used={used}
        of={value}
        text={`${money(remainingValue, currency)} left of ${money(value, currency)}`}
      />
      <div style={{ marginTop: 24 }}>
        <Facts
          of={[
            ['For', <Recipient key="for" of={voucher} />],
            ['Customer', <Owner key="customer" of={voucher} />],
            ['Issued', dateTime(voucher.createdAt)],
            ['Active from', dateTime(voucher.activation)],
            ['Expires', expiry ? dateTime(expiry) : 'Never'],
            ['Can be redeemed in parts', voucher.allowPartialRedemption ? 'Yes' : 'No'],
            ['Your reference', voucher.externalReference ?? 'None'],
          ]}
        />
      </div>
    </Panel>
  );
}

function Recipient({ of: { recipient } }: { readonly of: Voucher }): ReactNode {
  const { name, email } = recipient;
  if (!name && !email) return 'Nobody named';
  return (
    <>
      {name}
      {name && email && <br />}
      {email}
    </>
  );
}

function Owner({ of: { customerId } }: { readonly of: Voucher }): ReactNode {
  const { m } = useMerchant();
  if (!customerId) return 'None';
  return (
    <TextLink to="/merchants/$m/customers/$customer" params={{ m, customer: customerId }} size="sm">
      Open the customer
    </TextLink>
  );
}
