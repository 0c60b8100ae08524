/**
 * A list of the service, one page of which is asked for at a time. `for await` over it gives every item; `pages()` every
 * page; `page()` one alone. It asks for nothing before.
 */
export class List<Item, Page extends { readonly data: readonly Item[] }, Position> implements AsyncIterable<Item> {
  constructor(
    private readonly first: Position | undefined,
    private readonly load: (position: Position | undefined) => Promise<Page>,
    private readonly after: (page: Page) => Position | undefined,
  ) {}

  /** The page that the query asks for: the first, or the one at its `cursor` or `page`. */
  page(): Promise<Page> {
    return this.load(this.first);
  }

  /** That page, and all that follow. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let position = this.first;
    do {
      const page = await this.load(position);
      yield page;
      position = this.after(page);
    } while (position !== undefined);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }
}

export interface CursorPage<Item> {
  readonly data: readonly Item[];
  readonly pagination: {
    readonly limit: number;
    readonly hasMore: boolean;
    /** The `cursor` of the next page, with the same filters. */
    readonly nextCursor: string | null;
  };
}

/** Returns each row that existed at the start exactly once, whatever is added meanwhile. */
export type CursorList<Item> = List<Item, CursorPage<Item>, string>;

export const cursorList = <Item>(
  first: string | undefined,
  load: (cursor: string | undefined) => Promise<CursorPage<Item>>,
  hasNext: (page: CursorPage<Item>) => boolean = () => true,
): CursorList<Item> =>
  new List(first, load, (page) => (hasNext(page) ? (page.pagination.nextCursor ?? undefined) : undefined));

export interface NumberedPage<Item> {
  readonly data: readonly Item[];
  readonly pagination: {
    readonly currentPage: number;
    readonly totalPages: number;
    readonly totalItems: number;
    /** `totalItems` and `totalPages` are exact up to 10,000 items. Above that they are estimates, and this field is present. */
    readonly totalIsEstimate?: true;
    readonly itemsPerPage: number;
    readonly hasNextPage: boolean;
    readonly hasPrevPage: boolean;
  };
}

/** In which a row can come twice: what is added while it is walked moves the rest on. */
export type NumberedList<Item> = List<Item, NumberedPage<Item>, number>;

export const numberedList = <Item>(
  first: number | undefined,
  load: (page: number | undefined) => Promise<NumberedPage<Item>>,
): NumberedList<Item> =>
  new List(first, load, ({ pagination }) => (pagination.hasNextPage ? pagination.currentPage + 1 : undefined));
