import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../frame/copy-button.js';
import { Facts } from '../frame/facts.js';
import { money } from '../frame/format.js';
import { TextLink } from '../frame/links.js';
import { useMerchant } from '../frame/merchant-context.js';
import { Meter } from '../frame/meter.js';
import { Panel } from '../frame/panel.js';
import type { Voucher } from '../portal-client/shapes.js';

/** What is known of a voucher. */
export function VoucherFacts({ of: voucher }: { readonly of: Voucher }): ReactNode {
  const { m, dateTime } = useMerchant();
  const { value, remainingValue, currency, recipient, customerId, expiry } = voucher;
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
        used={used}
        of={value}
        text={`${money(remainingValue, currency)} left of ${money(value, currency)}`}
      />
      <div style={{ marginTop: 24 }}>
        <Facts
          of={[
            [
              'For',
              recipient.name || recipient.email ? (
                <span key="for">
                  {recipient.name}
                  {recipient.name && recipient.email && <br />}
                  {recipient.email}
                </span>
              ) : (
                'Nobody named'
              ),
            ],
            [
              'Customer',
              customerId ? (
                <TextLink
                  key="customer"
                  to="/merchants/$m/customers/$customer"
                  params={{ m, customer: customerId }}
                  size="sm"
                >
                  Open the customer
                </TextLink>
              ) : (
                'None'
              ),
            ],
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
