import { rewardsToIssue } from './give.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });

describe('rewardsToIssue', () => {
  it.each([1, 2, 50])('a quantity of %d returns the template that many times', (quantity) => {
    const template = { id: 'template', active: true };
    expect(rewardsToIssue(template, quantity)).toEqual(Array.from({ length: quantity }, () => template));
  });

  it('an inactive template is refused', () =>
    expect(() => rewardsToIssue({ active: false }, 1)).toThrow(refused('reward_template_inactive')));
});
