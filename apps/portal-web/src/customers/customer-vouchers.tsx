import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { formatMoney } from '../format/numbers.js';
import { Panel } from '../ui/layout/panel.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import type { Customer, Voucher } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { IssueVoucher } from '../vouchers/issue-voucher.js';
import { RedeemVoucherButton } from '../vouchers/redeem-voucher.js';
import { leftOf } from '../vouchers/left-of.js';
import { VoucherName } from '../vouchers/voucher-name.js';
import { shownPart } from '../format/shown-part.js';

const columns: readonly Column<Voucher>[] = [
  { header: 'Voucher', longText: 'name', cell: (voucher) => <VoucherName voucher={voucher} /> },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: 'Balance',
    alignRight: true,
    cell: (voucher) =>
      `${formatMoney(leftOf(voucher), voucher.currency)} of ${formatMoney(voucher.value, voucher.currency)}`,
  },
  { header: 'Expires', alignRight: true, cell: ({ expiry }) => (expiry ? <Time at={expiry} /> : 'Never') },
  {
    header: 'Actions',
    headHidden: true,
    alignRight: true,
    cell: (voucher) => <RedeemVoucherButton voucher={voucher} compact />,
  },
];

interface CustomerVouchersProps {
  readonly customer: Customer;
  readonly vouchers: readonly Voucher[];
}

/** The vouchers that a customer holds. */
export function CustomerVouchers({ customer, vouchers }: CustomerVouchersProps): ReactNode {
  const { hasRole } = useMerchant();
  const [isIssuing, { open, close }] = useDisclosure(false);
  const issue = hasRole('staff') && (
    <Button variant="default" size="xs" onClick={open}>
      Issue voucher
    </Button>
  );
  return (
    <Panel title="Vouchers" description={shownPart(vouchers)} flush={vouchers.length > 0} actions={issue}>
      {vouchers.length === 0 ? (
        <Text size="sm" c="dimmed">
          None yet.
        </Text>
      ) : (
        <DataTable caption="Vouchers" columns={columns} rows={vouchers} rowKey={({ id }) => id} />
      )}
      {isIssuing && <IssueVoucher customer={customer} onClose={close} onDone={close} />}
    </Panel>
  );
}
