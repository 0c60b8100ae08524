import type { Connection } from '../connection.js';
import { type CursorList, cursorList, type CursorPage } from '../list.js';
import type { CallOptions } from '../settings.js';
import type { VoucherTemplate, VoucherTemplatesQuery } from '../shapes.js';

/** What vouchers are issued from. The service lists them under the path of vouchers, and `view` says which is meant. */
export class VoucherTemplates {
  constructor(private readonly connection: Connection) {}

  /** Newest first. */
  list(query: VoucherTemplatesQuery = {}, options: CallOptions = {}): CursorList<VoucherTemplate> {
    return cursorList(query.cursor, async (cursor) => {
      const page = await this.connection.read(options, (http) =>
        http.GET('/v1/public/vouchers', { params: { query: { ...query, cursor, view: 'templates' } } }),
      );
      return page as CursorPage<VoucherTemplate>;
    });
  }

  async read(id: string, options: CallOptions = {}): Promise<VoucherTemplate> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/vouchers/{id}', { params: { path: { id }, query: { view: 'templates' } } }),
    );
    return data as VoucherTemplate;
  }
}
