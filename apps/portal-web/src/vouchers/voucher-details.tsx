import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../ui/actions/copy-button.js';
import { DescriptionList } from '../ui/data/description-list.js';
import { languageName } from '../format/languages.js';
import { formatMoney } from '../format/numbers.js';
import { CustomerLink } from '../session/merchant-links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Meter } from '../ui/data/meter.js';
import { Panel } from '../ui/layout/panel.js';
import { leftOf } from './left-of.js';
import type { Voucher } from '../api/types.js';

/** Code, balance and details of a voucher. */
export function VoucherDetails({ voucher }: { readonly voucher: Voucher }): ReactNode {
  const { fromSupport, formatDateTime } = useMerchant();
  const { currency, expiry } = voucher;
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
        {!fromSupport && <CopyButton text={voucher.code} what="code" />}
      </Group>
      <Balance voucher={voucher} />
      <div style={{ marginTop: 24 }}>
        <DescriptionList
          items={[
            ['Recipient', <Recipient key="for" voucher={voucher} />],
            ['Customer', <Owner key="customer" voucher={voucher} />],
            ...(voucher.heldAmount > 0
              ? ([
                  [
                    'Held',
                    `${formatMoney(voucher.heldAmount, currency)}; ${formatMoney(voucher.availableValue, currency)} can be redeemed`,
                  ],
                ] as const)
              : []),
            ['Issued', formatDateTime(voucher.createdAt)],
            ['Active from', formatDateTime(voucher.activation)],
            ['Expires', expiry ? formatDateTime(expiry) : 'Never'],
            ['Partial redemption', voucher.allowPartialRedemption ? 'Yes' : 'No'],
            ...(voucher.recipientLanguage ? ([['Language', languageName(voucher.recipientLanguage)]] as const) : []),
            ['Your reference', voucher.externalReference ?? 'None'],
          ]}
        />
      </div>
    </Panel>
  );
}

/** The balance. Nothing is left of an expired or cancelled voucher: the text names the amount that expired or was cancelled. */
function Balance({ voucher: { value, remainingValue, currency, status } }: { readonly voucher: Voucher }): ReactNode {
  const left = leftOf({ status, remainingValue });
  const ended = remainingValue > left ? `, ${formatMoney(remainingValue, currency)} ${status}` : '';
  return (
    <Meter
      name="Balance"
      neutral
      used={left}
      max={value}
      text={`${formatMoney(left, currency)} left of ${formatMoney(value, currency)}${ended}`}
    />
  );
}

function Recipient({ voucher: { recipient } }: { readonly voucher: Voucher }): ReactNode {
  const { name, email } = recipient;
  if (!name && !email) return 'None';
  return (
    <>
      {name}
      {name && email && <br />}
      {email}
    </>
  );
}

function Owner({ voucher: { customerId } }: { readonly voucher: Voucher }): ReactNode {
  return customerId ? <CustomerLink id={customerId}>View customer</CustomerLink> : 'None';
}
