import type { Reference } from '#domain/ids.js';
import { queryOne, quickRead, type Reader } from './statement.js';

/**
 * A lookup by id or by externalId: two prepared statements, of which one runs. `text` builds each from the column name;
 * $1 is the merchant, $2 the value. A reference that cannot exist needs no query.
 */
export function byReference<Row>(name: string, text: (column: 'id' | 'external_id') => string) {
  const byId = quickRead<Row>(name, text('id'));
  const byExternalId = quickRead<Row>(`${name}_by_external_id`, text('external_id'));
  return async (
    reader: Reader,
    merchantId: string,
    reference: Reference,
    ...more: readonly unknown[]
  ): Promise<Row | undefined> => {
    if (reference.by === 'nothing') return undefined;
    return queryOne(reader, reference.by === 'id' ? byId : byExternalId, [merchantId, reference.value, ...more]);
  };
}
