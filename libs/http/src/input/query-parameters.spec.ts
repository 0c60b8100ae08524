import type { FastifyRequest } from 'fastify';
import { QueryParameters } from './query-parameters.js';
import { parseStrictQuery } from './strict-query.js';

const queryOf = (text: string) =>
  new QueryParameters({ query: parseStrictQuery(text) } as unknown as FastifyRequest, 'm');

const readers: readonly [name: string, message: string, read: (query: QueryParameters) => unknown][] = [
  ['limit', 'limit must be an integer from 1 to 100.', (query) => query.limit()],
  ['page', 'page must be an integer from 1 to 9,007,199,254,740,991.', (query) => query.page()],
  ['active', 'active must be true or false.', (query) => query.flag('active')],
  ['view', 'view must be one of templates, issued.', (query) => query.choice('view', ['templates', 'issued'])],
  [
    'since',
    'since must be a timestamp such as 2026-11-20T09:30:00Z. Write the + of an offset as %2B.',
    (query) => query.instant('since'),
  ],
  ['from', 'from must be a date such as 2026-11-01.', (query) => query.day('from')],
  [
    'search',
    'search must be text of 1 to 200 characters, without control characters.',
    (query) => query.text('search', 200),
  ],
];

describe.each(readers)('%s', (name, message, read) => {
  it.each([
    ['empty', ''],
    ['a control character', '%00'],
    ['ill-formed', '%FF'],
    ['very long', '9'.repeat(300)],
  ])('%s is refused in the words of its type', (_, value) =>
    expect(() => read(queryOf(`${name}=${value}`))).toThrow(
      expect.objectContaining({ kind: 'invalid', reason: 'invalid_query', message }),
    ),
  );

  it('is refused where it occurs twice, whatever its type', () =>
    expect(() => read(queryOf(`${name}=1&${name}=1`))).toThrow(`${name} must be given only once.`));
});
