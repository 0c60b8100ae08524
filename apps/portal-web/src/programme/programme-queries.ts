import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { unwrap, api } from '../api/client.js';
import { type OnceHeader, useIdempotencyKey } from '../api/use-idempotency-key.js';
import type {
  CardDefinition,
  CardDefinitionBody,
  Location,
  LocationBody,
  NewCardBody,
  NewLocationBody,
  NewRewardTemplateBody,
  NewVoucherTemplateBody,
  RewardTemplate,
  RewardTemplateBody,
  VoucherTemplate,
  VoucherTemplateBody,
} from '../api/types.js';

/** The item types of the programme, by their path in the API. */
export interface ProgrammeItems {
  readonly cards: CardDefinition;
  readonly 'reward-templates': RewardTemplate;
  readonly 'voucher-templates': VoucherTemplate;
  readonly locations: Location;
}

/** The name of an item type. */
export type ItemKind = keyof ProgrammeItems;

/** The request bodies that save an item. Every field is optional: a change sends those that are changed. */
export interface ItemBodies {
  readonly cards: CardDefinitionBody;
  readonly 'reward-templates': RewardTemplateBody;
  readonly 'voucher-templates': VoucherTemplateBody;
  readonly locations: LocationBody;
}

interface Page<Thing> {
  readonly data: readonly Thing[];
  readonly pagination: { readonly nextCursor: string | null };
}

/** Loads all pages: a programme has few items, and the forms need all of them as options. */
async function loadAllPages<Thing>(load: (cursor: string | undefined) => Promise<Page<Thing>>): Promise<Thing[]> {
  const rows: Thing[] = [];
  let cursor: string | undefined;
  do {
    const page = await load(cursor);
    rows.push(...page.data);
    cursor = page.pagination.nextCursor ?? undefined;
  } while (cursor && rows.length < 1000);
  return rows;
}

const query = (m: string, cursor: string | undefined) => ({
  params: { path: { m }, query: { limit: 100, ...(cursor ? { cursor } : {}) } },
});

const loadItems: { readonly [K in ItemKind]: (m: string) => Promise<ProgrammeItems[K][]> } = {
  cards: (m) => loadAllPages((cursor) => unwrap(api.GET('/v1/portal/merchants/{m}/cards', query(m, cursor)))),
  'reward-templates': (m) =>
    loadAllPages((cursor) => unwrap(api.GET('/v1/portal/merchants/{m}/reward-templates', query(m, cursor)))),
  'voucher-templates': (m) =>
    loadAllPages((cursor) => unwrap(api.GET('/v1/portal/merchants/{m}/voucher-templates', query(m, cursor)))),
  locations: (m) => loadAllPages((cursor) => unwrap(api.GET('/v1/portal/merchants/{m}/locations', query(m, cursor)))),
};

/** All items of a type, newest first. */
export function useProgrammeItems<K extends ItemKind>(kind: K) {
  const { m, fromSupport } = useMerchant();
  // Support does not see the programme.
  return useQuery({ queryKey: ['programme', m, kind], queryFn: () => loadItems[kind](m), enabled: !fromSupport });
}

/** A new item, or changes of the item with the id. */
export interface ItemToSave<K extends ItemKind> {
  readonly id?: string | undefined;
  readonly body: ItemBodies[K];
}

type Save<Args extends readonly unknown[]> = {
  readonly [K in ItemKind]: (m: string, body: ItemBodies[K], ...args: Args) => Promise<unknown>;
};

// A form fills the fields that a new item needs before it can be sent, hence the casts.
const createItem: Save<[once: OnceHeader]> = {
  cards: (m, body, once) =>
    unwrap(api.POST('/v1/portal/merchants/{m}/cards', { params: { path: { m }, ...once }, body: body as NewCardBody })),
  'reward-templates': (m, body, once) =>
    unwrap(
      api.POST('/v1/portal/merchants/{m}/reward-templates', {
        params: { path: { m }, ...once },
        body: body as NewRewardTemplateBody,
      }),
    ),
  'voucher-templates': (m, body, once) =>
    unwrap(
      api.POST('/v1/portal/merchants/{m}/voucher-templates', {
        params: { path: { m }, ...once },
        body: body as NewVoucherTemplateBody,
      }),
    ),
  locations: (m, body, once) =>
    unwrap(
      api.POST('/v1/portal/merchants/{m}/locations', {
        params: { path: { m }, ...once },
        body: body as NewLocationBody,
      }),
    ),
};
const updateItem: Save<[id: string]> = {
  cards: (m, body, id) =>
    unwrap(api.PATCH('/v1/portal/merchants/{m}/cards/{id}', { params: { path: { m, id } }, body })),
  'reward-templates': (m, body, id) =>
    unwrap(api.PATCH('/v1/portal/merchants/{m}/reward-templates/{id}', { params: { path: { m, id } }, body })),
  'voucher-templates': (m, body, id) =>
    unwrap(api.PATCH('/v1/portal/merchants/{m}/voucher-templates/{id}', { params: { path: { m, id } }, body })),
  locations: (m, body, id) =>
    unwrap(api.PATCH('/v1/portal/merchants/{m}/locations/{id}', { params: { path: { m, id } }, body })),
};

/** Creates or changes an item. After a lost answer the next attempt of a form makes no second one. */
export function useSaveProgrammeItem<K extends ItemKind>(kind: K) {
  const { m } = useMerchant();
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, body }: ItemToSave<K>): Promise<unknown> =>
      id ? updateItem[kind](m, body, id) : sendOnce((once) => createItem[kind](m, body, once)),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['programme', m, kind] }),
        client.invalidateQueries({ queryKey: ['order-preview', m] }),
      ]),
  });
}
