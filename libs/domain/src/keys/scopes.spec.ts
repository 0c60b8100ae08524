import { scopes } from './api-key.js';
import { lacksScope } from './scopes.js';

describe('lacksScope', () => {
  it.each([
    [['orders:read'], ['orders:read'], false],
    [['orders:write'], ['orders:read'], true],
    [[], ['orders:read'], true],
    [[...scopes], ['vouchers:manage'], false],
    [['vouchers:redeem'], ['vouchers:read', 'vouchers:redeem'], false],
    [['vouchers:issue'], ['vouchers:read', 'vouchers:redeem'], true],
    [[], [], false],
  ] as const)('a key with %j lacks any of %j: %s', (held, anyOf, expected) =>
    expect(lacksScope(held, anyOf)).toBe(expected),
  );
});

it('there are twenty distinct scopes', () => expect(new Set(scopes).size).toBe(20));
