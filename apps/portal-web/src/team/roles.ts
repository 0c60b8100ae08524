/** The roles and what they may do. */
export const roles = [
  { value: 'owner', label: 'Owner', text: 'Full access, including the team' },
  {
    value: 'admin',
    label: 'Admin',
    text: 'Manages API keys, programme, customers and vouchers, and reads the audit log',
  },
  {
    value: 'staff',
    label: 'Staff',
    text: 'Serves customers: gives stamps, points and rewards, issues and redeems vouchers. Doesn’t see API keys, team and audit log',
  },
  { value: 'viewer', label: 'Viewer', text: 'Reads everything except team and audit log, and can’t change anything' },
] as const;

/** A role in a sentence: who somebody now is. */
export const roleNames = { owner: 'an owner', admin: 'an admin', staff: 'a staff member', viewer: 'a viewer' } as const;

/** Why the last owner can't be removed. */
export const lastOwnerReason = 'A team needs an owner. Make another member an owner first.';
