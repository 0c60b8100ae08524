import { Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ActionButton } from '../ui/actions/action-button.js';
import { Icon } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { ListLink } from '../session/merchant-links.js';
import { Notice } from '../ui/feedback/notice.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { QueryState } from '../ui/feedback/states.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { downloadFile } from '../ui/actions/download-file.js';
import { errorMessage } from '../api/api-error.js';
import type { VoucherWithLedger } from '../api/types.js';
import { ExplainButton } from '../explain/explain-redemption.js';
import { RequestsButton } from '../requests/request-links.js';
import { SubjectEmailsPanel } from '../emails/subject-emails.js';
import { Timeline } from '../timeline/timeline.js';
import { AdjustVoucher, CancelVoucher } from './adjust-and-cancel-dialogs.js';
import { RedeemVoucherButton } from './redeem-voucher.js';
import { SendVoucher } from './send-voucher.js';
import { VoucherDetails } from './voucher-details.js';
import { VoucherHolds } from './voucher-holds.js';
import { VoucherLedger } from './voucher-ledger.js';
import { voucherQuery } from './voucher-queries.js';

/** One voucher: its details, history and actions. */
export function VoucherPage(): ReactNode {
  const { m, fromSupport } = useMerchant();
  const { voucher: id = '' } = useParams({ strict: false });
  const voucher = useQuery(voucherQuery(m, id, fromSupport));
  const back = <ListLink list="vouchers">Vouchers</ListLink>;
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
  const { m, fromSupport } = useMerchant();
  const [openDialog, setOpenDialog] = useState<'adjust' | 'cancel' | 'send'>();
  const address = `/v1/portal/merchants/${encodeURIComponent(m)}/vouchers/${encodeURIComponent(voucher.id)}/pdf`;
  const pdf = useMutation({ mutationFn: () => downloadFile(address, 'voucher.pdf') });
  const { error } = pdf;
  const close = (): void => setOpenDialog(undefined);
  // On a phone code and balance come first. The buttons move in their own element: a dialog that is open stays.
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [place] = useState(() => document.createElement('div'));
  const [putActions] = useState(() => (slot: HTMLElement | null) => slot?.append(place));
  const actions = <div ref={putActions} />;
  return (
    <Page
      title={voucher.title}
      back={back}
      badge={<StatusBadge status={voucher.status} />}
      actions={!isNarrow && actions}
    >
      {createPortal(
        <Group gap="sm">
          <RedeemVoucherButton voucher={voucher} />
          <ExplainButton id={voucher.id} currency={voucher.currency} />
          <RequestsButton filter={{ subjectId: voucher.id }} />
          {!fromSupport && (
            <ActionButton
              variant="default"
              leftSection={<Icon name="download" size={16} />}
              loading={pdf.isPending}
              onClick={() => pdf.mutate()}
            >
              Download PDF
            </ActionButton>
          )}
          <VoucherActions voucher={voucher} onOpenDialog={setOpenDialog} />
        </Group>,
        place,
      )}
      {error && <Notice tone="bad">{errorMessage(error)}</Notice>}
      <VoucherDetails voucher={voucher} />
      {isNarrow && actions}
      <VoucherHolds voucher={voucher} />
      <SubjectEmailsPanel subjectId={voucher.id} />
      <VoucherLedger voucher={voucher} />
      <Timeline subjectId={voucher.id} />
      <TimeZoneNote />
      {openDialog === 'send' && <SendVoucher voucher={voucher} onClose={close} />}
      {openDialog === 'adjust' && <AdjustVoucher voucher={voucher} onClose={close} />}
      {openDialog === 'cancel' && <CancelVoucher voucher={voucher} onClose={close} />}
    </Page>
  );
}

const openStatuses = ['pending', 'active', 'partial'];

interface ChangesProps {
  readonly voucher: VoucherWithLedger;
  readonly onOpenDialog: (what: 'adjust' | 'cancel' | 'send') => void;
}

/** The actions that the status of the voucher and the role of the user allow. */
function VoucherActions({ voucher: { status }, onOpenDialog }: ChangesProps): ReactNode {
  const { hasRole } = useMerchant();
  if (!hasRole('staff')) return null;
  const open = openStatuses.includes(status);
  return (
    <>
      {open && (
        <Button variant="default" onClick={() => onOpenDialog('send')}>
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
