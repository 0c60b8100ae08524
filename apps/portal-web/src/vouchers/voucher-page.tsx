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
import { Loaded } from '../ui/feedback/states.js';
import { StatusMark } from '../ui/data/status-badge.js';
import { ZoneNote } from '../ui/data/time.js';
import { told } from '../ui/feedback/notify.js';
import { messageOf } from '../api/api-error.js';
import type { VoucherWithLedger } from '../api/types.js';
import { AdjustVoucher, CancelVoucher } from './adjust-and-cancel-dialogs.js';
import { downloadPdf } from './download-pdf.js';
import { VoucherFacts } from './voucher-details.js';
import { VoucherLedger } from './voucher-ledger.js';
import { useVoucherWrites, voucherQuery } from './voucher-queries.js';

/** One voucher: what is left of it, what happened to it, what can be done. */
export function VoucherPage(): ReactNode {
  const { m } = useMerchant();
  const { voucher: id } = useParams({ from: '/signed-in/shell/merchants/$m/vouchers/$voucher' });
  const voucher = useQuery(voucherQuery(m, id));
  const back = (
    <TextLink to="/merchants/$m/vouchers" params={{ m }}>
      Vouchers
    </TextLink>
  );
  if (voucher.data) return <Known of={voucher.data} back={back} />;
  return (
    <Page title="Voucher" back={back}>
      <Panel>
        <Loaded query={voucher}>{() => null}</Loaded>
      </Panel>
    </Page>
  );
}

function Known({ of: voucher, back }: { readonly of: VoucherWithLedger; readonly back: ReactNode }): ReactNode {
  const { m } = useMerchant();
  const [asked, ask] = useState<'adjust' | 'cancel'>();
  const { send } = useVoucherWrites();
  const pdf = useMutation({ mutationFn: () => downloadPdf(m, voucher.id) });
  const error = pdf.error ?? send.error;
  const close = (): void => ask(undefined);
  return (
    <Page
      title={voucher.title}
      back={back}
      beside={<StatusMark status={voucher.status} />}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            loading={pdf.isPending}
            onClick={() => pdf.mutate()}
          >
            PDF
          </Button>
          <Changes
            of={voucher}
            sending={send.isPending}
            onSend={() =>
              send.mutate(voucher.id, {
                onSuccess: () => told(`The voucher is on its way to ${voucher.recipient.email}.`),
              })
            }
            onAsk={ask}
          />
        </>
      }
    >
      {error && <Notice tone="bad">{messageOf(error)}</Notice>}
      <VoucherFacts of={voucher} />
      <VoucherLedger of={voucher} />
      <ZoneNote />
      {asked === 'adjust' && <AdjustVoucher of={voucher} onClose={close} />}
      {asked === 'cancel' && <CancelVoucher of={voucher} onClose={close} />}
    </Page>
  );
}

const usable = ['pending', 'active', 'partial'];

interface ChangesProps {
  readonly of: VoucherWithLedger;
  readonly sending: boolean;
  readonly onSend: () => void;
  readonly onAsk: (what: 'adjust' | 'cancel') => void;
}

/** What can be done with a voucher as it stands; nothing for a viewer. */
function Changes({ of: { status, recipient }, sending, onSend, onAsk }: ChangesProps): ReactNode {
  const { may } = useMerchant();
  if (!may('admin')) return null;
  const open = usable.includes(status);
  return (
    <>
      {open && recipient.email && (
        <Button variant="default" loading={sending} onClick={onSend}>
          Send by e-mail
        </Button>
      )}
      {(open || status === 'redeemed') && (
        <Button variant="default" onClick={() => onAsk('adjust')}>
          Adjust
        </Button>
      )}
      {open && (
        <Button variant="outline" color="red" onClick={() => onAsk('cancel')}>
          Cancel the voucher
        </Button>
      )}
    </>
  );
}
