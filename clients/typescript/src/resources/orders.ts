import type { Connection } from '../connection.js';
import { type CursorList, cursorList } from '../list.js';
import type { CallOptions, WriteOptions } from '../settings.js';
import type { CreatedOrder, CreateOrderBody, Order, OrdersQuery } from '../shapes.js';

export class Orders {
  constructor(private readonly connection: Connection) {}

  /** Records a completed order and gives what it earned. */
  create(body: CreateOrderBody, options: WriteOptions = {}): Promise<CreatedOrder> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/orders/create', { params: { header }, body }),
    );
  }

  /** Newest first. */
  list(query: OrdersQuery = {}, options: CallOptions = {}): CursorList<Order> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/orders', { params: { query: { ...query, cursor } } }),
      ),
    );
  }

  async read(id: string, options: CallOptions = {}): Promise<Order> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/orders/{id}', { params: { path: { id } } }),
    );
    return data;
  }
}
