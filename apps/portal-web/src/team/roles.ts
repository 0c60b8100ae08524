/** The roles and what they may do. */
export const roles = [
  { value: 'owner', label: 'Owner', text: 'Full access, including the team' },
  {
    value: 'admin',
    label: 'Admin',
    text: 'Everything except managing the team: API keys, programme, settings, webhook endpoints, liability report, audit log',
  },
  {
    value: 'staff',
    label: 'Staff',
    text: 'Serves customers: gives stamps, points and rewards, issues and redeems vouchers. Reads what a viewer does, except API keys',
  },
  {
    value: 'viewer',
    label: 'Viewer',
    text: 'Reads everything except settings, webhook endpoints, liability report, audit log, failed authentications, contents of requests and team. Can’t change anything',
  },
] as const;

/** A role in a sentence: who somebody now is. */
export const roleNames = { owner: 'an owner', admin: 'an admin', staff: 'a staff member', viewer: 'a viewer' } as const;

/** Why the last owner can't be removed. */
export const lastOwnerReason = 'A team needs an owner. Make another member an owner first.';
