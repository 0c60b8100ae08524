import { uuidOf } from '#domain/requests/subjects.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { Page } from '#http/input/list-page.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { CurrentQuery, type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { timelinePage, timelineRoute } from '../timeline/list-timeline.js';
import type { TimelineEntryView } from '../timeline/timeline-entry.view.js';
import { accessMerchant } from './record-access.js';

@Controller()
export class ListTimelineOfMerchant {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...timelineRoute,
    path: '/support/merchants/:m/timeline',
    id: 'listTimelineOfMerchant',
    who: 'support',
    tag: 'Support',
    description: `${timelineRoute.description} This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<TimelineEntryView>> {
    const subjectId = uuidOf(query.text('subjectId', 128) ?? '') ?? null;
    const { merchant, record } = await accessMerchant(this.db, support, m, 'timeline', subjectId);
    const shown = { area: 'support/merchants', withAudit: true, withKeys: true } as const;
    return timelinePage(this.db, this.cursors.secret, merchant.id, query, shown, record);
  }
}
