import type { Connection } from '../connection.js';
import { type CursorList, cursorList } from '../list.js';
import type { CallOptions } from '../settings.js';
import type { Customer, CustomersQuery, Loyalty } from '../shapes.js';

export class Customers {
  constructor(private readonly connection: Connection) {}

  /** Newest first. */
  list(query: CustomersQuery = {}, options: CallOptions = {}): CursorList<Customer> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/customers', { params: { query: { ...query, cursor } } }),
      ),
    );
  }

  async read(id: string, options: CallOptions = {}): Promise<Customer> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/customers/{id}', { params: { path: { id } } }),
    );
    return data;
  }

  /** A customer's cards, rewards and vouchers, at most 100 of each. */
  async readLoyalty(id: string, options: CallOptions = {}): Promise<Loyalty> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/customers/{id}/loyalty', { params: { path: { id } } }),
    );
    return data;
  }
}
