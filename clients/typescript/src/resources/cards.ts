import type { Connection } from '../connection.js';
import { type CursorList, cursorList } from '../list.js';
import type { CallOptions, WriteOptions } from '../settings.js';
import type {
  CorrectBalanceBody,
  ReversedEntry,
  ReverseEntryBody,
  SpendPointsBody,
  Spent,
  AdjustPointsBody,
  Card,
  CardEntriesQuery,
  CardEntry,
  CardsOfCustomerQuery,
  Given,
  GivePointsBody,
  GiveStampsBody,
} from '../shapes.js';

/** The cards that customers hold; a `cardId` here is the instance, not its definition. */
export class Cards {
  constructor(private readonly connection: Connection) {}

  /** Newest first. */
  listOfCustomer(customerId: string, query: CardsOfCustomerQuery = {}, options: CallOptions = {}): CursorList<Card> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/customers/{customerId}/cards', {
          params: { path: { customerId }, query: { ...query, cursor } },
        }),
      ),
    );
  }

  /** The ledger of a card, newest first. */
  entries(
    customerId: string,
    cardId: string,
    query: CardEntriesQuery = {},
    options: CallOptions = {},
  ): CursorList<CardEntry> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/customers/{customerId}/cards/{cardId}/entries', {
          params: { path: { customerId, cardId }, query: { ...query, cursor } },
        }),
      ),
    );
  }

  /** Adds stamps, and issues the rewards that they reach. */
  giveStamps(customerId: string, cardId: string, body: GiveStampsBody, options: WriteOptions = {}): Promise<Given> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/cards/{cardId}/stamps', {
        params: { path: { customerId, cardId }, header },
        body,
      }),
    );
  }

  /** Adds points, and issues the rewards that they reach. */
  givePoints(customerId: string, cardId: string, body: GivePointsBody, options: WriteOptions = {}): Promise<Given> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/cards/{cardId}/points', {
        params: { path: { customerId, cardId }, header },
        body,
      }),
    );
  }

  /** Sets the balance of an open-ended points card. */
  async adjustPoints(
    customerId: string,
    cardId: string,
    body: AdjustPointsBody,
    options: WriteOptions = {},
  ): Promise<Card> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/cards/{cardId}/points/adjust', {
        params: { path: { customerId, cardId }, header },
        body,
      }),
    );
    return data;
  }

  /** Spends points of an open-ended card: a quantity, or the price of a reward, which is issued. */
  spendPoints(customerId: string, cardId: string, body: SpendPointsBody, options: WriteOptions = {}): Promise<Spent> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/cards/{cardId}/points/spend', {
        params: { path: { customerId, cardId }, header },
        body,
      }),
    );
  }

  /** Changes the balance of an open-ended points card by a signed amount. */
  async correctPoints(
    customerId: string,
    cardId: string,
    body: CorrectBalanceBody,
    options: WriteOptions = {},
  ): Promise<Card> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/cards/{cardId}/points/correct', {
        params: { path: { customerId, cardId }, header },
        body,
      }),
    );
    return data;
  }

  /** Changes the balance of a stamp card by a signed amount. */
  async correctStamps(
    customerId: string,
    cardId: string,
    body: CorrectBalanceBody,
    options: WriteOptions = {},
  ): Promise<Card> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/cards/{cardId}/stamps/correct', {
        params: { path: { customerId, cardId }, header },
        body,
      }),
    );
    return data;
  }

  /** Takes a give back, or gives a spend back, once. */
  reverseEntry(
    customerId: string,
    cardId: string,
    number: number,
    body: ReverseEntryBody,
    options: WriteOptions = {},
  ): Promise<ReversedEntry> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/customers/{customerId}/cards/{cardId}/entries/{number}/reverse', {
        params: { path: { customerId, cardId, number: String(number) }, header },
        body,
      }),
    );
  }
}
