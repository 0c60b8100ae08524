import type { Connection } from '../connection.js';
import { type CursorList, cursorList } from '../list.js';
import type { CallOptions } from '../settings.js';
import type { RewardTemplate, RewardTemplatesQuery } from '../shapes.js';

export class RewardTemplates {
  constructor(private readonly connection: Connection) {}

  /** Newest first. */
  list(query: RewardTemplatesQuery = {}, options: CallOptions = {}): CursorList<RewardTemplate> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/rewards', { params: { query: { ...query, cursor } } }),
      ),
    );
  }

  async read(id: string, options: CallOptions = {}): Promise<RewardTemplate> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/rewards/{id}', { params: { path: { id } } }),
    );
    return data;
  }
}
