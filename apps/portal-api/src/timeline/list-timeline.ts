import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { mayReadKeys, roleIncludes } from '#domain/team/staff.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { invalidQuery, QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { type BeforeRead, nothingBefore } from '#http/requests/before-read.js';
import { Database } from '#persistence/database/database.js';
import { findTimelineThings, timelineKinds } from '#persistence/timeline/timeline-things.store.js';
import { listTimeline, type TimelineReader } from '#persistence/timeline/timeline.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import type { PageArea } from '../search/href-of.js';
import { timelineEntryExample, TimelineEntryView } from './timeline-entry.view.js';

/** What the routes of members and of support share. */
export const timelineRoute = {
  method: 'GET',
  summary: 'Read a timeline',
  description:
    'What happened to a customer, voucher, reward, card, order or key, or what a request caused, newest first: requests, ledger ' +
    'changes, events and their webhook deliveries, e-mails, PDFs, and actions of staff and support.',
  query: [
    {
      name: 'subjectId',
      description: 'The id of a customer, voucher, reward, card, order, key or request.',
      required: true,
      schema: { type: 'string', maxLength: 128 },
    },
    ...pageQuery,
  ],
  answer: { description: 'The entries.', shape: 'page', type: TimelineEntryView, example: timelineEntryExample },
  refusals: [notFound('timeline')],
} as const;

/** @throws Refusal `not_found` for an id of another kind, of nothing, or of another merchant; `invalid` for the query */
export async function timelinePage(
  db: Database,
  secret: string,
  merchantId: string,
  query: QueryParameters,
  { area, ...reader }: TimelineReader & { readonly area: PageArea },
  beforeRead: BeforeRead = nothingBefore,
): Promise<Page<TimelineEntryView>> {
  const subjectId = query.text('subjectId', 128);
  if (subjectId === undefined) throw invalidQuery('subjectId is required.');
  // The query is checked first: a query that readPage() refuses must not reveal whether the thing exists.
  query.requireValidLimit();
  query.before(secret, query.cursorScope({ subjectId }));
  await beforeRead();
  const [subject] = timelineKinds.flatMap((kind) => ({ kind, id: decodeId(kind, subjectId) })).filter(({ id }) => id);
  if (subject?.kind === 'api_key' && !reader.withKeys) throw notFound('timeline');
  const things = subject?.id && (await findTimelineThings(db, merchantId, subject.kind, subject.id));
  if (!things) throw notFound('timeline');
  return readPage(
    query,
    secret,
    { subjectId },
    (before, count) => listTimeline(db, merchantId, things, reader, before, count),
    (entry) => new TimelineEntryView(entry, merchantId, area),
  );
}

@Controller()
export class ListTimeline {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...timelineRoute,
    path: '/merchants/:m/timeline',
    id: 'listTimeline',
    who: 'viewer',
    tag: 'Timeline',
  })
  handle(
    @CurrentMember() { merchantId, role }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<TimelineEntryView>> {
    const shown = { area: 'merchants', withAudit: roleIncludes(role, 'admin'), withKeys: mayReadKeys(role) } as const;
    return timelinePage(this.db, this.cursors.secret, merchantId, query, shown);
  }
}
