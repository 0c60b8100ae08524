import type { ReactNode } from 'react';
import type { Invitation } from '../api/types.js';
import { emailPreview } from '../emails/email-queries.js';
import { SendEmailDialog } from '../emails/send-email-dialog.js';
import { SubjectEmails } from '../emails/subject-emails.js';
import { useMerchant } from '../session/merchant-context.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog } from '../ui/forms/dialog.js';
import { useTeamWrites } from './team-queries.js';

interface InvitationDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** The outcome of the e-mails of an invitation. */
export const InvitationEmails = ({ invitation: { id, email }, onClose }: InvitationDialogProps): ReactNode => (
  <Dialog title={`E-mails to ${email}`} onClose={onClose} large>
    <SubjectEmails subjectId={id} />
  </Dialog>
);

/** Sends an invitation again, after a look at it. */
export function SendInvitation({ invitation: { id, email }, onClose }: InvitationDialogProps): ReactNode {
  const { m } = useMerchant();
  const { resend } = useTeamWrites();
  return (
    <SendEmailDialog
      title="Send invitation again"
      recipient={email}
      note="A new invitation is sent to this address. The link in the earlier invitation stops working."
      preview={emailPreview(m, 'invitations', id)}
      isPending={resend.isPending}
      error={resend.error}
      onSend={(other) =>
        resend.mutate(
          { id, ...(other === undefined ? {} : { email: other }) },
          {
            onSuccess: () => {
              notify(`Invitation sent again to ${other ?? email}.`);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
