import { api, unwrap } from '../api/client.js';
import type { Email, QueryOf } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { useCursorList } from '../ui/data/cursor-list.js';

/** The filters of the e-mails, as the address has them. */
export type EmailFilter = Readonly<Pick<QueryOf<'listEmails'>, 'subjectId' | 'status'>>;

/** Reads the filters of the list of e-mails from the query of an address, and drops all else. */
export const emailFilter = (given: { readonly [name in keyof EmailFilter]?: unknown }): EmailFilter => ({
  ...(typeof given.subjectId === 'string' && given.subjectId !== '' ? { subjectId: given.subjectId } : {}),
  ...(given.status === 'failed' ? { status: 'failed' } : {}),
});

/** Whether an e-mail is sent at once or within a minute. The list is not polled for an e-mail that waits for hours. */
const isDue = ({ status, nextAttemptAt }: Email): boolean =>
  status === 'queued' && (nextAttemptAt === null || Date.parse(nextAttemptAt) < Date.now() + 60_000);

/** The e-mails that match a filter, newest first. One that is due is looked at again until it was tried. */
export function useEmails(filter: EmailFilter) {
  const { m, fromSupport } = useMerchant();
  return useCursorList<Email>(
    ['emails', m, fromSupport, filter],
    fromSupport,
    (cursor) => {
      const params = { path: { m }, query: { limit: 25, ...filter, ...(cursor ? { cursor } : {}) } };
      return fromSupport
        ? unwrap(api.GET('/v1/portal/support/merchants/{m}/emails', { params }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/emails', { params }));
    },
    isDue,
  );
}

/** The address of the page of an e-mail as it would be sent now. */
export const emailPreview = (m: string, subject: 'vouchers' | 'invitations', id: string): string =>
  `/v1/portal/merchants/${m}/${subject}/${id}/email`;
