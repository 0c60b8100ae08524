import type { Answer } from '../harness/client.js';
import type { Shop } from './shop.js';

export interface PageBody<Item> {
  readonly data: readonly Item[];
  readonly pagination: { readonly limit: number; readonly hasMore: boolean; readonly nextCursor: string | null };
}

/** One page of a list; `query` as it stands in the URL. */
export const pageOf = <Item>(shop: Shop, path: string, query = ''): Promise<Answer<PageBody<Item>>> =>
  shop.get<PageBody<Item>>(query === '' ? path : `${path}?${query}`);

/** All items of a list, by pages of `limit`; `between` runs after each page. */
export async function walk<Item>(
  shop: Shop,
  path: string,
  { limit = 100, filters = '', between }: { limit?: number; filters?: string; between?: () => Promise<unknown> } = {},
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const query: string = `limit=${limit}${filters && `&${filters}`}${cursor === null ? '' : `&cursor=${cursor}`}`;
    const { body }: Answer<PageBody<Item>> = await pageOf<Item>(shop, path, query);
    items.push(...body.data);
    cursor = body.pagination.nextCursor;
    await between?.();
  } while (cursor !== null);
  return items;
}
