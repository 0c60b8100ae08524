import { pageQuery } from '#http/openapi/documented-answer.js';
import { Database } from '#persistence/database/database.js';
import { listVouchersPage } from '#persistence/vouchers/voucher-page.store.js';
import { listVoucherTemplates } from '#persistence/vouchers/voucher-template.store.js';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { invalidQuery, QueryParameters } from '#http/input/query-parameters.js';
import { type NumberedPage, type Page, pageByNumber, readPage } from '#http/input/list-page.js';
import { Operation } from '../edge/operation.js';
import { voucherExample, voucherStatuses, VoucherView } from '#http/views/voucher.view.js';
import { voucherTemplateExample, VoucherTemplateView } from '#http/views/voucher-template.view.js';

/** `active` is a status of templates and of issued vouchers. Without `view`, `page` or `search` it means templates. */
const templateStatuses = ['active', 'inactive'] as const;
const allStatuses = [...voucherStatuses, 'inactive'] as const;

/**
 * Which of its two readings a request means. (docs/reference/vouchers.md#list-vouchers-or-templates)
 * @throws Refusal `invalid` where its parameters contradict each other
 */
function readingOf(query: QueryParameters): 'templates' | 'issued' {
  const view = query.choice('view', ['templates', 'issued']);
  const status = query.choice('status', allStatuses);
  const issuedStatus = status !== undefined && !templateStatuses.some((each) => each === status);
  const issued = view === 'issued' || query.has('page') || query.has('search') || issuedStatus;
  if (!issued) return 'templates';
  if (view === 'templates')
    throw invalidQuery('view=templates cannot be combined with page, search or a status of issued vouchers.');
  if (status === 'inactive') throw invalidQuery('status=inactive applies only to templates, not to issued vouchers.');
  if (query.has('cursor')) throw invalidQuery('cursor applies only to templates. Issued vouchers are listed by page.');
  return 'issued';
}

@Controller()
export class ListVouchers {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/vouchers',
    id: 'listVouchers',
    anyScope: ['vouchers:read'],
    tag: 'Vouchers',
    summary: 'List voucher templates, or issued vouchers',
    description:
      'Lists voucher **templates** by cursor, newest first, with `status` = `active` or `inactive`. With `view=issued`, or ' +
      'with `page`, `search` or a status that only an issued voucher has, it lists **issued vouchers** by page number, ' +
      'newest first. Parameters that contradict each other are a 400.',
    query: [
      ...pageQuery,
      {
        name: 'status',
        description: 'A status of templates or of issued vouchers.',
        schema: { type: 'string', enum: [...allStatuses] },
      },
      {
        name: 'view',
        description: 'Whether templates or issued vouchers are listed or read.',
        schema: { type: 'string', enum: ['templates', 'issued'] },
      },
      {
        name: 'page',
        description: 'Issued vouchers: page number, starting at 1.',
        schema: { type: 'integer', minimum: 1, default: 1 },
      },
      {
        name: 'search',
        description:
          'Issued vouchers: part of a code or a title. A text of 1 or 2 characters matches only at the beginning.',
        schema: { type: 'string', maxLength: 200 },
      },
    ],
    answer: {
      description: 'A page of voucher templates.',
      shape: 'page',
      type: VoucherTemplateView,
      example: voucherTemplateExample,
      or: { description: 'A page of issued vouchers.', shape: 'numbered', type: VoucherView, example: voucherExample },
    },
    refusals: ['search_too_broad'],
  })
  handle(
    @CurrentCaller() { merchantId }: Caller,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<object> | NumberedPage<object>> {
    return readingOf(query) === 'issued' ? this.issued(merchantId, query) : this.templates(merchantId, query);
  }

  private templates(merchantId: string, query: QueryParameters): Promise<Page<VoucherTemplateView>> {
    const status = query.choice('status', templateStatuses);
    const active = status === undefined ? undefined : status === 'active';
    const load = (before: string, count: number) => listVoucherTemplates(this.db, merchantId, active, before, count);
    return readPage(query, this.cursors.secret, { status }, load, (template) => new VoucherTemplateView(template));
  }

  private async issued(merchantId: string, query: QueryParameters): Promise<NumberedPage<VoucherView>> {
    const status = query.choice('status', voucherStatuses);
    const search = query.text('search', 200);
    const [page, limit] = [query.page(), query.limit()];
    const slice = { limit, offset: (page - 1) * limit };
    const { vouchers, ...totals } = await this.db.runSlowRead(merchantId, (reader) =>
      listVouchersPage(reader, merchantId, { status, search }, slice),
    );
    const data = vouchers.map((voucher) => new VoucherView(voucher, voucher.readAt));
    return pageByNumber(data, { page, limit, ...totals });
  }
}
