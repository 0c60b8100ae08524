import { createLog, type Log } from './log.js';

const message = 'Key (email)=(ann@shop.example) already exists.';
const error = Object.assign(new Error(message), { code: '23505', table: 'customers' });

it.each([
  ['as err', (log: Log) => log.warn({ err: error }, 'It failed.')],
  ['by itself', (log: Log) => log.warn(error, 'It failed.')],
])('a database error in a line, %s, has its code and table, and not its message', (_, write) => {
  let line = '';
  write(createLog('info', 'test', { write: (text) => (line += text) }));
  expect(JSON.parse(line)).toMatchObject({ err: { code: '23505', table: 'customers' }, msg: 'It failed.' });
  expect(line).not.toContain('ann@shop.example');
});
