import { issueReward } from './issue.js';

const now = new Date('2026-03-10T12:00:00.000Z');

describe('issueReward', () => {
  it.each([
    [null, 'Europe/London', null],
    [0, 'UTC', '2026-03-10T23:59:59.999Z'],
    [30, 'Europe/London', '2026-04-09T22:59:59.999Z'],
  ])('with expiryDays %j in %s it expires at %j', (expiryDays, timeZone, expected) => {
    const reward = issueReward({ id: 'template', title: 'Coffee', expiryDays }, 'customer', timeZone, now);
    expect(reward).toEqual({
      rewardTemplateId: 'template',
      customerId: 'customer',
      title: 'Coffee',
      status: 'active',
      expiresAt: expected === null ? null : new Date(expected),
      issuedAt: now,
    });
  });
});
