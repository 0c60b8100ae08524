import { parseStrictQuery } from './strict-query.js';

it.each([
  ['', {}],
  ['a=1&b=x+y&c', { a: '1', b: 'x y', c: '' }],
  ['a=1&a=2&&a=%C3%A9', { a: ['1', '2', 'é'] }],
  ['a=%ff', { a: '\ud800' }],
  ['__proto__=1&constructor=2', JSON.parse('{"__proto__":"1","constructor":"2"}') as object],
])('%j', (text, expected) => {
  expect({ ...parseStrictQuery(text) }).toEqual({ ...expected });
});

it('a parameter that occurs very often takes no longer each time', () => {
  const { a } = parseStrictQuery('a&'.repeat(300_000));
  expect(a).toHaveLength(300_000);
});
