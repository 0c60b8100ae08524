import { Refusal } from '#domain/errors.js';
import { nameStatement, toRefusal } from './errors.js';

it.each([
  ['57014', 'database_busy'],
  ['40P01', 'database_busy'],
  ['53100', 'database_unavailable'],
])('the refusal of a failure with the state %s keeps its cause, with the name of the statement', (code, reason) => {
  const error = Object.assign(new Error('canceling statement'), { code });
  nameStatement(error, { name: 'insert_customers' });
  const refusal = toRefusal(error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ reason, cause: { code, statement: 'insert_customers' } });
});

it.each([
  'ECONNREFUSED',
  'ECONNABORTED',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
])('a connection that fails with %s is database_unavailable', (code) => {
  expect(toRefusal(Object.assign(new Error(`connect ${code}`), { code }))).toMatchObject({
    reason: 'database_unavailable',
    cause: { code },
  });
});

it('what is no failure of the database stays as it is', () => {
  const error = new TypeError('x is not a function');
  expect(toRefusal(error)).toBe(error);
});
