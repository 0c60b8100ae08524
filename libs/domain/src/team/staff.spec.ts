import { roleIncludes, platformRoleIncludes, platformRoles, roles } from './staff.js';

describe('roles of a merchant', () => {
  it.each([
    ['owner', ['owner', 'admin', 'viewer']],
    ['admin', ['admin', 'viewer']],
    ['viewer', ['viewer']],
  ] as const)('%s includes %j', (role, allowed) => {
    expect(roles.filter((needed) => roleIncludes(role, needed))).toEqual(allowed);
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
