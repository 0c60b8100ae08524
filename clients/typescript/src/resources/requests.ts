import type { Connection } from '../connection.js';
import { type CursorList, cursorList } from '../list.js';
import type { CallOptions } from '../settings.js';
import type { IdempotencyRecord, LoggedRequest, LoggedRequestWithBodies, RequestsQuery } from '../shapes.js';

/** The request log. */
export class Requests {
  constructor(private readonly connection: Connection) {}

  /** Newest first, without bodies. */
  list(query: RequestsQuery = {}, options: CallOptions = {}): CursorList<LoggedRequest> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/requests', { params: { query: { ...query, cursor } } }),
      ),
    );
  }

  /** By its id, else the newest with this X-Request-Id. */
  async read(id: string, options: CallOptions = {}): Promise<LoggedRequestWithBodies> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/requests/{id}', { params: { path: { id } } }),
    );
    return data;
  }

  /** The outcome of the write with this Idempotency-Key. */
  async readIdempotencyKey(key: string, options: CallOptions = {}): Promise<IdempotencyRecord> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/idempotency-keys/{key}', { params: { path: { key } } }),
    );
    return data;
  }
}
