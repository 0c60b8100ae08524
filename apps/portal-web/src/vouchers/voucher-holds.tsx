import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { VoucherHold, VoucherWithLedger } from '../api/types.js';
import { formatMoney } from '../format/numbers.js';
import { useMerchant } from '../session/merchant-context.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { Panel } from '../ui/layout/panel.js';
import { useVoucherCorrections } from './voucher-queries.js';

const columnsIn = (
  currency: string,
  onRelease: ((hold: VoucherHold) => void) | undefined,
): readonly Column<VoucherHold>[] => [
  { header: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
  { header: 'Amount', alignRight: true, cell: ({ amount }) => formatMoney(amount, currency) },
  {
    header: 'Status',
    cell: ({ status, capturedAmount }) => (
      <>
        <StatusBadge status={status} />
        {capturedAmount > 0 && (
          <Text size="sm" c="dimmed">
            {formatMoney(capturedAmount, currency)} captured
          </Text>
        )}
      </>
    ),
  },
  { header: 'Expires', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
  { header: 'Reference', longText: true, cell: ({ reference }) => reference ?? 'None' },
  ...(onRelease
    ? [
        {
          header: 'Actions',
          headHidden: true,
          alignRight: true,
          cell: (hold: VoucherHold) =>
            hold.status === 'held' && (
              <Button variant="light" size="compact-sm" onClick={() => onRelease(hold)}>
                Release
              </Button>
            ),
        },
      ]
    : []),
];

/** The holds of a voucher, where it has ever had one. */
export function VoucherHolds({ voucher }: { readonly voucher: VoucherWithLedger }): ReactNode {
  const { hasRole } = useMerchant();
  const [releasing, setReleasing] = useState<VoucherHold>();
  const { holds, currency } = voucher;
  if (holds.length === 0) return null;
  return (
    <Panel
      title="Holds"
      description="Amounts that a checkout has reserved until the customer pays. The newest 100 are shown."
      flush
    >
      <DataTable
        caption="Holds"
        columns={columnsIn(currency, hasRole('admin') ? setReleasing : undefined)}
        rows={holds}
        rowKey={({ id }) => id}
      />
      {releasing && <ReleaseHold voucher={voucher} hold={releasing} onClose={() => setReleasing(undefined)} />}
    </Panel>
  );
}

interface ReleaseProps {
  readonly voucher: VoucherWithLedger;
  readonly hold: VoucherHold;
  readonly onClose: () => void;
}

function ReleaseHold({ voucher: { id, currency }, hold, onClose }: ReleaseProps): ReactNode {
  const { releaseHold } = useVoucherCorrections();
  const done = (): void => {
    notify(`${formatMoney(hold.amount, currency)} can be redeemed again.`);
    onClose();
  };
  return (
    <Dialog title="Release this hold?" onClose={onClose}>
      <DialogForm
        onSubmit={() => releaseHold.mutate({ id, holdId: hold.id }, { onSuccess: done })}
        onCancel={onClose}
        submitLabel="Release hold"
        cancelLabel="Keep hold"
        danger
        isPending={releaseHold.isPending}
        error={releaseHold.error}
      >
        <Text size="sm">
          The checkout that made this hold can no longer redeem the {formatMoney(hold.amount, currency)}. This can’t be
          undone.
        </Text>
      </DialogForm>
    </Dialog>
  );
}
