import { mayReadKeys, roleIncludes, platformRoleIncludes, platformRoles, roles } from './staff.js';

describe('roles of a merchant', () => {
  it.each([
    ['owner', ['owner', 'admin', 'staff', 'viewer']],
    ['admin', ['admin', 'staff', 'viewer']],
    ['staff', ['staff', 'viewer']],
    ['viewer', ['viewer']],
  ] as const)('%s includes %j', (role, allowed) => {
    expect(roles.filter((needed) => roleIncludes(role, needed))).toEqual(allowed);
  });

  it('everybody but the role staff reads keys', () => {
    expect(roles.filter(mayReadKeys)).toEqual(['owner', 'admin', 'viewer']);
  });
});

describe('roles of the platform', () => {
  it.each([
    ['support', ['support']],
    ['platform_admin', ['support', 'platform_admin']],
  ] as const)('%s includes %j', (role, allowed) => {
    expect(platformRoles.filter((needed) => platformRoleIncludes(role, needed))).toEqual(allowed);
  });
});
