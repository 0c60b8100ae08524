import type { IdKind } from '#domain/ids.js';
import type { SearchTerm } from '#domain/search/terms.js';
import { isOfRequest } from '../audit/entries-of-request.js';
import type { Database } from '../database/database.js';
import { startsWith, startsWithoutAccents } from '../database/like.js';
import { type Everywhere, type FoundThing, type LookUp, lookUp, lookUpInLog } from './look-ups.js';
import { type FoundKind, sources, type Source, unloggedRequests } from './search-sources.js';

function byId(kind: FoundKind, everywhere: Everywhere = 'merchants'): LookUp {
  const { idColumn = 't.id' }: Source = sources[kind];
  return lookUp(kind, 'id', `${idColumn} = $2::uuid`, everywhere);
}

/** The position in the UUID of an event, as `positionOf` reads it. */
const positionIn = (id: string): string =>
  `(('x' || substr(replace(${id}::text, '-', ''), 1, 12))::bit(48)::bigint * 1000
    + ('x' || substr(${id}::text, 16, 3))::bit(12)::integer)`;

/**
 * By its row in the request log first, else by what it caused. All that the portal writes has an audit entry, so over all merchants the
 * events, which have a partition for each day, are not looked through.
 */
const requestById: readonly LookUp[] = [
  byId('request'),
  lookUp('request', 'audit_entry', isOfRequest('t', '$2::uuid'), 'merchants', { source: unloggedRequests.auditEntry }),
  lookUp('request', 'event', 't.request_id = $2::uuid', 'never', { source: unloggedRequests.event }),
];

const ofIds: Partial<Record<IdKind, LookUp | readonly LookUp[]>> = {
  merchant: lookUp('merchant', 'id', 't.merchant_id = $2::uuid', 'index'),
  integration: lookUp('api_key', 'integration', 't.integration_id = $2::uuid', 'merchants'),
  staff: byId('staff', 'never'),
  invitation: byId('invitation'),
  request: requestById,
  event: lookUp('event', 'id', `t.position = ${positionIn('$2')} and t.id = $2::uuid`, 'merchants'),
  ...Object.fromEntries(
    (
      [
        'customer',
        'card',
        'reward',
        'voucher',
        'order',
        'order_return',
        'hold',
        'api_key',
        'audit_entry',
        'webhook_endpoint',
        'webhook_delivery',
        'email',
        'card_definition',
        'reward_template',
        'voucher_template',
        'location',
      ] as const
    ).map((kind) => [kind, byId(kind)]),
  ),
};

const withExternalId = [
  'customer',
  'card',
  'reward',
  'voucher',
  'order',
  'card_definition',
  'reward_template',
  'voucher_template',
  'location',
] as const;

const ofTexts: Readonly<Record<Exclude<SearchTerm['by'], 'id'>, readonly LookUp[]>> = {
  externalId: withExternalId.map((kind) => lookUp(kind, 'external_id', 't.external_id = $2', 'index')),
  email: [
    lookUp('customer', 'email', 't.email = $2', 'index'),
    lookUp('voucher', 'recipient', 't.recipient_email = $2', 'index', { newestFirst: true }),
  ],
  emailStart: [lookUp('customer', 'email_start', startsWith('t.email', '$2::text'), 'index')],
  nameStart: [
    lookUp('customer', 'name_start', startsWith('lower(t.name)', 'lower($2::text)'), 'never'),
    lookUp('customer', 'name_start_without_accents', startsWithoutAccents('t.name', '$2::text'), 'never'),
  ],
  voucherCode: [lookUp('voucher', 'code', 't.code = $2', 'index')],
  couponCode: [lookUp('reward', 'coupon', 't.coupon_code = $2', 'index')],
  orderNumber: [lookUp('order', 'number', 't.order_number = $2', 'index')],
  externalReference: [
    lookUp('voucher', 'external_reference', 't.external_reference = $2', 'index'),
    lookUp('order_return', 'number', 't.return_number = $2', 'index', { newestFirst: true }),
    lookUp('hold', 'reference', 't.reference = $2', 'index', { newestFirst: true }),
  ],
  keyPart: [lookUp('api_key', 'public_part', 't.public_part = $2', 'index')],
  xRequestId: [lookUpInLog('x_request_id', 't.x_request_id')],
  idempotencyKey: [lookUpInLog('idempotency_key', 't.idempotency_key')],
};

const isStart = (by: SearchTerm['by']): boolean => by === 'emailStart' || by === 'nameStart';

/**
 * The things of a merchant, or of all merchants (null), that a text names: each look-up reads at most five rows of an index, and
 * all are sent together. Exact matches come first. (docs/decisions/0067)
 */
export async function searchThings(
  db: Database,
  merchantId: string | null,
  terms: readonly SearchTerm[],
): Promise<FoundThing[]> {
  const found = await db.pipeline((reader) =>
    Promise.all(
      terms.flatMap(({ by, kind, value }) => {
        const lookUps = by === 'id' ? [kind && ofIds[kind]].flat() : ofTexts[by];
        return lookUps.map(async (each) => {
          const statement = merchantId === null ? each?.everywhere : each?.inMerchant;
          const rows = statement ? await reader.query(statement, [merchantId, value]) : [];
          return rows.map((row) => ({ ...row, exact: !isStart(by) }));
        });
      }),
    ),
  );
  const sorted = found.flat().toSorted((one, other) => Number(other.exact) - Number(one.exact));
  const isFirst = ({ kind, id }: FoundThing, at: number): boolean =>
    sorted.findIndex((other) => other.kind === kind && other.id === id) === at;
  return sorted.filter(isFirst);
}
