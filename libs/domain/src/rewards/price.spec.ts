import { priceOf } from './price.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });

describe('priceOf', () => {
  it('is the price of an active template', () => expect(priceOf({ active: true, pointsPrice: 50 })).toBe(50));

  it.each([
    ['no template', undefined, 'reward_template_inactive'],
    ['an inactive template', { active: false, pointsPrice: 50 }, 'reward_template_inactive'],
    ['a template without a price', { active: true, pointsPrice: null }, 'reward_has_no_price'],
  ])('%s is refused', (_, template, reason) => expect(() => priceOf(template)).toThrow(refused(reason)));
});
