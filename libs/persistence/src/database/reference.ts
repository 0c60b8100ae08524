import type { Reference } from '#domain/ids.js';
import { lockingRead, queryOne, quickRead, type read, type Reader, type Writer } from './statement.js';

type Text = (column: 'id' | 'external_id') => string;

/**
 * A lookup by id or by externalId: two prepared statements, of which one runs. `text` builds each from the column name;
 * $1 is the merchant, $2 the value. A reference that cannot exist needs no query. `statement` is `read` for rows that are large.
 */
export function byReference<Row>(name: string, text: Text, statement: typeof read = quickRead) {
  const byId = statement<Row>(name, text('id'));
  const byExternalId = statement<Row>(`${name}_by_external_id`, text('external_id'));
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

/** byReference() for a statement that locks the row. */
export function lockByReference<Row>(name: string, text: Text) {
  const byId = lockingRead<Row>(name, text('id'));
  const byExternalId = lockingRead<Row>(`${name}_by_external_id`, text('external_id'));
  return async (
    tx: Writer,
    merchantId: string,
    reference: Reference,
    ...more: readonly unknown[]
  ): Promise<Row | undefined> => {
    if (reference.by === 'nothing') return undefined;
    return queryOne(tx, reference.by === 'id' ? byId : byExternalId, [merchantId, reference.value, ...more]);
  };
}
