import type { Database } from './database.js';
import { lockingRead, queryOne, read, type Reader, selfCommitting, write } from './statement.js';
import type { Tx } from './transaction.js';

interface Row {
  readonly id: string;
}
const find = read<Row>('find', 'select id from things');
const lock = lockingRead<Row>('lock', 'select id from things for update');
const save = write<Row>('save', 'update things set name = $1 returning id');
const lease = selfCommitting<Row>('lease', 'update jobs set taken_until = $1 returning id');

/**
 * Compiled and never called. tsc fails when a line without a comment does not compile, and when one with a comment
 * does.
 */
const compiled = (db: Database, reader: Reader, tx: Tx): readonly unknown[] => [
  db.query(find, []),
  reader.query(find, []),
  tx.query(find, []),
  queryOne(db, find, []),
  queryOne(reader, find, []),
  queryOne(tx, find, []),
  tx.query(lock, []),
  tx.query(save, []),
  queryOne(tx, lock, []),
  tx.write(save, []),
  db.execute(lease, []),
  // @ts-expect-error A write needs a transaction.
  db.query(save, []),
  // @ts-expect-error A lock outside of a transaction ends with its statement.
  db.query(lock, []),
  // @ts-expect-error A Reader only reads.
  reader.query(save, []),
  // @ts-expect-error A write needs a transaction.
  queryOne(db, save, []),
  // @ts-expect-error A lock needs a transaction.
  queryOne(reader, lock, []),
  // @ts-expect-error A write does not commit by itself.
  db.execute(save, []),
  // @ts-expect-error A read goes through query(), which may repeat it.
  db.execute(find, []),
  // @ts-expect-error Its effect must not depend on a transaction.
  tx.query(lease, []),
  // @ts-expect-error The same.
  tx.write(lease, []),
  // @ts-expect-error The rows of a read are used: it is not sent like a write.
  tx.write(find, []),
  // @ts-expect-error It is no read.
  db.query(lease, []),
];

it('the kind of a statement decides who may run it', () => {
  expect(compiled).toHaveLength(3);
  expect([find, lock, save, lease].map(({ kind }) => kind)).toEqual(['read', 'write', 'write', 'selfCommitting']);
});

it('only a statement that is declared quick uses a shared connection', () => {
  expect([lease.quick, selfCommitting('count', 'select 1', 'quick').quick]).toEqual([undefined, true]);
});
