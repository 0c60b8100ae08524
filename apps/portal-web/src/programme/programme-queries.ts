import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { answerOf, portal } from '../api/client.js';
import type { CardDefinition, Location, RewardTemplate, VoucherTemplate } from '../api/types.js';

/** What a programme consists of, by the name of its path. */
export interface Things {
  readonly cards: CardDefinition;
  readonly 'reward-templates': RewardTemplate;
  readonly 'voucher-templates': VoucherTemplate;
  readonly locations: Location;
}

/** The name of a kind of thing. */
export type Kind = keyof Things;

interface Page<Thing> {
  readonly data: readonly Thing[];
  readonly pagination: { readonly nextCursor: string | null };
}

/** A programme has few of each: all of them are loaded, page by page, so that forms can offer them. */
async function all<Thing>(load: (cursor: string | undefined) => Promise<Page<Thing>>): Promise<Thing[]> {
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

const loads: { readonly [K in Kind]: (m: string) => Promise<Things[K][]> } = {
  cards: (m) => all((cursor) => answerOf(portal.GET('/v1/portal/merchants/{m}/cards', query(m, cursor)))),
  'reward-templates': (m) =>
    all((cursor) => answerOf(portal.GET('/v1/portal/merchants/{m}/reward-templates', query(m, cursor)))),
  'voucher-templates': (m) =>
    all((cursor) => answerOf(portal.GET('/v1/portal/merchants/{m}/voucher-templates', query(m, cursor)))),
  locations: (m) => all((cursor) => answerOf(portal.GET('/v1/portal/merchants/{m}/locations', query(m, cursor)))),
};

/** All things of a kind, newest first. */
export function useThings<K extends Kind>(kind: K) {
  const { m } = useMerchant();
  return useQuery({ queryKey: ['programme', m, kind], queryFn: () => loads[kind](m) });
}

/** A thing to be made, or what is to change of one that has an id. */
export interface Save {
  readonly id?: string | undefined;
  readonly body: Record<string, unknown>;
}

const creates = {
  cards: (m: string, body: never) => portal.POST('/v1/portal/merchants/{m}/cards', { params: { path: { m } }, body }),
  'reward-templates': (m: string, body: never) =>
    portal.POST('/v1/portal/merchants/{m}/reward-templates', { params: { path: { m } }, body }),
  'voucher-templates': (m: string, body: never) =>
    portal.POST('/v1/portal/merchants/{m}/voucher-templates', { params: { path: { m } }, body }),
  locations: (m: string, body: never) =>
    portal.POST('/v1/portal/merchants/{m}/locations', { params: { path: { m } }, body }),
};
const changes = {
  cards: (m: string, id: string, body: never) =>
    portal.PATCH('/v1/portal/merchants/{m}/cards/{id}', { params: { path: { m, id } }, body }),
  'reward-templates': (m: string, id: string, body: never) =>
    portal.PATCH('/v1/portal/merchants/{m}/reward-templates/{id}', { params: { path: { m, id } }, body }),
  'voucher-templates': (m: string, id: string, body: never) =>
    portal.PATCH('/v1/portal/merchants/{m}/voucher-templates/{id}', { params: { path: { m, id } }, body }),
  locations: (m: string, id: string, body: never) =>
    portal.PATCH('/v1/portal/merchants/{m}/locations/{id}', { params: { path: { m, id } }, body }),
};

/** Makes or changes a thing; the forms build what its path takes. Lists and settings are loaded again. */
export function useSaveThing(kind: Kind) {
  const { m } = useMerchant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: Save): Promise<void> => {
      await answerOf<unknown>(id ? changes[kind](m, id, body as never) : creates[kind](m, body as never));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['programme', m, kind] }),
  });
}
