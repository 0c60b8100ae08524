import { isOrderSource, orderCustomerName } from './order-fields.js';

describe('isOrderSource', () => {
  it.each(['a', 'Shopify2', '9', 'a'.repeat(50)])('%s is an order source', (value) =>
    expect(isOrderSource(value)).toBe(true),
  );
  it.each(['', 'a'.repeat(51), 'a-b', 'a b', 'é', '٣', 'a\n'])('%j is not an order source', (value) =>
    expect(isOrderSource(value)).toBe(false),
  );
});

describe('orderCustomerName', () => {
  it.each([
    ['Ann Lee', 'Ann', 'Ann Lee'],
    [undefined, 'Ann', 'Ann'],
    [null, ' Ann ', 'Ann'],
    ['  ', 'Ann', 'Ann'],
    ['\u200b', 'Ann', 'Ann'],
    ['Ann Lee', undefined, 'Ann Lee'],
    [undefined, undefined, null],
    ['', ' ', null],
  ])('name %j and first_name %j name the customer %j', (name, firstName, expected) =>
    expect(orderCustomerName(name, firstName)).toBe(expected),
  );
});
