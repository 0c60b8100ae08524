import { Refusal } from '../errors.js';
import type { Membership, Role } from './staff.js';
import { changedRole, requireMember, requireOtherOwner, requireOwner } from './team.js';

const member = (staffId: string, role: Role): Membership => ({
  merchantId: 'm',
  staffId,
  role,
  createdAt: new Date(0),
});
const ada = member('ada', 'owner');
const grace = member('grace', 'owner');
const alan = member('alan', 'admin');
const radia = member('radia', 'viewer');

const reasonOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  return 'none';
};

describe('who may change a team', () => {
  it.each([
    ['an owner', 'ada', 'none'],
    ['an operator', null, 'none'],
    ['an admin', 'alan', 'role_missing'],
    ['a viewer', 'radia', 'role_missing'],
    ['somebody who was removed meanwhile', 'tim', 'merchant_not_found'],
  ])('%s: %s', (_, staffId, reason) => {
    expect(reasonOf(() => requireOwner([ada, alan, radia], staffId))).toBe(reason);
  });
});

describe('who may leave a team', () => {
  it.each([
    ['a viewer', [ada, radia], radia, 'none'],
    ['an admin', [ada, alan], alan, 'none'],
    ['one of two owners', [ada, grace, alan], ada, 'none'],
    ['the last owner', [ada, alan, radia], ada, 'last_owner'],
    ['the only member', [ada], ada, 'last_owner'],
  ])('%s: %s', (_, team, leaving, reason) => {
    expect(reasonOf(() => requireOtherOwner(team, leaving))).toBe(reason);
  });

  it('a person who is not a member is not found', () => {
    expect(reasonOf(() => requireMember([ada], 'tim'))).toBe('staff_member_not_found');
    expect(requireMember([ada, alan], 'alan')).toBe(alan);
  });
});

describe('changing a role', () => {
  it.each([
    ['an admin becomes an owner', [ada, alan], alan, 'owner', 'owner'],
    ['an owner beside another becomes a viewer', [ada, grace], ada, 'viewer', 'viewer'],
    ['the role that one has is no change', [ada], ada, 'owner', undefined],
    ['the same role of an admin is no change', [ada, alan], alan, 'admin', undefined],
  ] as const)('%s', (_, team, who, role, expected) => {
    expect(changedRole(team, who, role)).toBe(expected);
  });

  it.each(['admin', 'viewer'] as const)("the last owner can't become %s", (role) => {
    expect(reasonOf(() => changedRole([ada, alan], ada, role))).toBe('last_owner');
  });
});
