import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Icon } from '../ui/theme/icons.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { QueryState } from '../ui/feedback/states.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { notify } from '../ui/feedback/notify.js';
import { errorMessage } from '../api/api-error.js';
import type { VoucherWithLedger } from '../api/types.js';
import { ExplainButton } from '../explain/explain-redemption.js';
import { RequestsButton } from '../requests/request-links.js';
import { Timeline } from '../timeline/timeline.js';
import { AdjustVoucher, CancelVoucher } from './adjust-and-cancel-dialogs.js';
import { RedeemVoucherButton } from './redeem-voucher.js';
import { downloadPdf } from './download-pdf.js';
import { VoucherDetails } from './voucher-details.js';
import { VoucherLedger } from './voucher-ledger.js';
import { useVoucherWrites, voucherQuery } from './voucher-queries.js';

/** One voucher: its details, history and actions. */
export function VoucherPage(): ReactNode {
  const { m } = useMerchant();
  const { voucher: id } = useParams({ from: '/signed-in/shell/merchants/$m/vouchers/$voucher' });
  const voucher = useQuery(voucherQuery(m, id));
  const back = (
    <TextLink to="/merchants/$m/vouchers" params={{ m }}>
      Vouchers
    </TextLink>
  );
  if (voucher.data) return <VoucherContent voucher={voucher.data} back={back} />;
  return (
    <Page title="Voucher" back={back}>
      <Panel>
        <QueryState query={voucher}>{() => null}</QueryState>
      </Panel>
    </Page>
  );
}

function VoucherContent({
  voucher,
  back,
}: {
  readonly voucher: VoucherWithLedger;
  readonly back: ReactNode;
}): ReactNode {
  const { m } = useMerchant();
  const [openDialog, setOpenDialog] = useState<'adjust' | 'cancel'>();
  const { send } = useVoucherWrites();
  const pdf = useMutation({ mutationFn: () => downloadPdf(m, voucher.id) });
  const error = pdf.error ?? send.error;
  const close = (): void => setOpenDialog(undefined);
  return (
    <Page
      title={voucher.title}
      back={back}
      badge={<StatusBadge status={voucher.status} />}
      actions={
        <>
          <ExplainButton id={voucher.id} currency={voucher.currency} />
          <RequestsButton filter={{ subjectId: voucher.id }} />
          <Button
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            loading={pdf.isPending}
            onClick={() => pdf.mutate()}
          >
            Download PDF
          </Button>
          <RedeemVoucherButton voucher={voucher} />
          <VoucherActions
            voucher={voucher}
            sending={send.isPending}
            onSend={() =>
              send.mutate(voucher.id, {
                onSuccess: () => notify(`The voucher will be sent to ${voucher.recipient.email}.`),
              })
            }
            onOpenDialog={setOpenDialog}
          />
        </>
      }
    >
      {error && <Notice tone="bad">{errorMessage(error)}</Notice>}
      <VoucherDetails voucher={voucher} />
      <VoucherLedger voucher={voucher} />
      <Timeline subjectId={voucher.id} />
      <TimeZoneNote />
      {openDialog === 'adjust' && <AdjustVoucher voucher={voucher} onClose={close} />}
      {openDialog === 'cancel' && <CancelVoucher voucher={voucher} onClose={close} />}
    </Page>
  );
}

const openStatuses = ['pending', 'active', 'partial'];

interface ChangesProps {
  readonly voucher: VoucherWithLedger;
  readonly sending: boolean;
  readonly onSend: () => void;
  readonly onOpenDialog: (what: 'adjust' | 'cancel') => void;
}

/** The actions that the status of the voucher and the role of the user allow. */
function VoucherActions({ voucher: { status, recipient }, sending, onSend, onOpenDialog }: ChangesProps): ReactNode {
  const { hasRole } = useMerchant();
  if (!hasRole('staff')) return null;
  const open = openStatuses.includes(status);
  return (
    <>
      {open && recipient.email && (
        <Button variant="default" loading={sending} onClick={onSend}>
          Send by e-mail
        </Button>
      )}
      {(open || status === 'redeemed') && (
        <Button variant="default" onClick={() => onOpenDialog('adjust')}>
          Adjust
        </Button>
      )}
      {open && (
        <Button variant="outline" color="red" onClick={() => onOpenDialog('cancel')}>
          Cancel voucher
        </Button>
      )}
    </>
  );
}
