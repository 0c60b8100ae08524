import type { BenchDatabase } from '../bench-database.js';
import { shapeOf } from './send.js';

/** The events that requests have caused of a subject or of a customer, by its UUID: their types, versions and shapes. */
export async function shapesOfEvents({ query }: BenchDatabase, id: string): Promise<unknown> {
  const rows = await query(`
    select type, subject_version as version, customer_id is not null as "isOfCustomer", actor_type as actor,
      idempotency_key is not null as "hasKey", data
    from (
      select type, subject_version, subject_id, customer_id, actor_type, request_id, idempotency_key, data from events
      union all
      select e.type, e.subject_version, e.subject_id, e.customer_id, e.actor_type, o.request_id, o.idempotency_key, e.data
      from event_outbox o cross join json_to_recordset(o.events) as e (type text, subject_version int, subject_id uuid,
        customer_id uuid, actor_type text, data json)) as all_events
    where request_id is not null and '${id}' in (subject_id, customer_id) order by type, subject_version, data ->> 'quantity'`);
  return rows.map((row) => ({ ...row, data: shapeOf(row['data']) }));
}
