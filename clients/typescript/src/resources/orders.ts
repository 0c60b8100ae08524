import type { Connection } from '../connection.js';
import { type CursorList, cursorList } from '../list.js';
import type { CallOptions, WriteOptions } from '../settings.js';
import type {
  CreatedOrder,
  CreateOrderBody,
  Order,
  OrdersQuery,
  OrderReturn,
  PreviewedOrder,
  PreviewedReturn,
  ReturnOrderBody,
  ReturnsQuery,
} from '../shapes.js';

export class Orders {
  constructor(private readonly connection: Connection) {}

  /** Records a completed order and gives what it earned. */
  create(body: CreateOrderBody, options: WriteOptions = {}): Promise<CreatedOrder> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/orders/create', { params: { header }, body }),
    );
  }

  /** What an order would award now, and why not more. It changes nothing. */
  async preview(body: CreateOrderBody, options: CallOptions = {}): Promise<PreviewedOrder> {
    const { data } = await this.connection.read(options, (http) => http.POST('/v1/public/orders/preview', { body }));
    return data;
  }

  /** Newest first. */
  list(query: OrdersQuery = {}, options: CallOptions = {}): CursorList<Order> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/orders', { params: { query: { ...query, cursor } } }),
      ),
    );
  }

  /** Returns a part of an order's value, or all that is left of it. */
  async return(id: string, body: ReturnOrderBody = {}, options: WriteOptions = {}): Promise<OrderReturn> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/orders/{id}/returns', { params: { path: { id }, header }, body }),
    );
    return data;
  }

  /** Shows what a return would take back now. Nothing is changed. */
  async previewReturn(id: string, body: ReturnOrderBody = {}, options: CallOptions = {}): Promise<PreviewedReturn> {
    const { data } = await this.connection.read(options, (http) =>
      http.POST('/v1/public/orders/{id}/returns/preview', { params: { path: { id } }, body }),
    );
    return data;
  }

  /** The returns of an order, newest first. */
  listReturns(id: string, query: ReturnsQuery = {}, options: CallOptions = {}): CursorList<OrderReturn> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/orders/{id}/returns', { params: { path: { id }, query: { ...query, cursor } } }),
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
