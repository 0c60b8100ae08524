import { LeftOut } from './left-out.js';

it('a merchant with 100 that fail is left out itself, and only that one', () => {
  const leftOut = new LeftOut();
  for (let failed = 1; failed < 100; failed += 1) leftOut.add('m', `v${failed}`);
  leftOut.add('other', 'v');
  expect([leftOut.merchants, leftOut.ids.length]).toEqual([[], 100]);
  leftOut.add('m', 'v100');
  expect([leftOut.merchants, leftOut.has('m'), leftOut.has('other')]).toEqual([['m'], true, false]);
  leftOut.clear();
  expect([leftOut.merchants, leftOut.ids]).toEqual([[], []]);
});
