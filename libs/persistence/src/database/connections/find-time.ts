import { clock, queryOne, read, type Reader } from '../statement.js';

const now = read<{ now: Date }>('time_of_database', `select ${clock} as now`);

/** The time of the database, outside of a transaction. Within one it is `tx.now()`. */
export async function findTime(reader: Reader): Promise<Date> {
  const found = await queryOne(reader, now, []);
  if (!found) throw new Error('The database returned no time.');
  return found.now;
}
