import { LeftOut } from './left-out.js';

it('a merchant with 20 that fail is left out itself, and only that one', () => {
  const leftOut = new LeftOut();
  for (let failed = 1; failed < 20; failed += 1) leftOut.add('m', `v${failed}`);
  leftOut.add('other', 'v');
  expect([leftOut.merchants, leftOut.ids.length]).toEqual([[], 20]);
  leftOut.add('m', 'v20');
  expect([leftOut.merchants, leftOut.ids]).toEqual([['m'], ['v']]);
  expect([leftOut.has('m'), leftOut.has('other')]).toEqual([true, false]);
  leftOut.clear();
  expect([leftOut.merchants, leftOut.ids]).toEqual([[], []]);
});
