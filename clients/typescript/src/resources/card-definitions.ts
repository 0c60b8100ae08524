import type { Connection } from '../connection.js';
import { type CursorList, cursorList } from '../list.js';
import type { CallOptions } from '../settings.js';
import type { CardDefinition, CardDefinitionsQuery } from '../shapes.js';

export class CardDefinitions {
  constructor(private readonly connection: Connection) {}

  /** Newest first. */
  list(query: CardDefinitionsQuery = {}, options: CallOptions = {}): CursorList<CardDefinition> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/cards', { params: { query: { ...query, cursor } } }),
      ),
    );
  }

  async read(id: string, options: CallOptions = {}): Promise<CardDefinition> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/cards/{id}', { params: { path: { id } } }),
    );
    return data;
  }
}
