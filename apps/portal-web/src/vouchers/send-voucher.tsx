import type { ReactNode } from 'react';
import type { Voucher } from '../api/types.js';
import { useUntilAnswered } from '../api/use-idempotency-key.js';
import { emailPreview } from '../emails/email-queries.js';
import { SendEmailDialog } from '../emails/send-email-dialog.js';
import { useMerchant } from '../session/merchant-context.js';
import { notify } from '../ui/feedback/notify.js';
import { useVoucherWrites } from './voucher-queries.js';

/** Sends a voucher by e-mail, after a look at it. */
export function SendVoucher({
  voucher,
  onClose,
}: {
  readonly voucher: Voucher;
  readonly onClose: () => void;
}): ReactNode {
  const { m } = useMerchant();
  const { send } = useVoucherWrites();
  const { id, recipient } = useUntilAnswered(voucher, send);
  return (
    <SendEmailDialog
      title="Send voucher by e-mail"
      recipient={recipient.email ?? ''}
      note="This address becomes the recipient of the voucher. The customer’s own address stays as it is."
      preview={emailPreview(m, 'vouchers', id)}
      isPending={send.isPending}
      error={send.error}
      onSend={(recipientEmail) =>
        send.mutate(
          { id, ...(recipientEmail === undefined ? {} : { recipientEmail }) },
          {
            onSuccess: () => {
              notify(
                `The voucher will be sent to ${recipientEmail ?? recipient.email}. Its delivery status is shown below.`,
              );
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
