/** The roles and what they may do. */
export const roles = [
  { value: 'owner', label: 'Owner', text: 'Full access, including the team' },
  {
    value: 'admin',
    label: 'Admin',
    text: 'Manages API keys, programme, customers and vouchers, and reads the audit log',
  },
  { value: 'viewer', label: 'Viewer', text: 'Reads everything except team and audit log, and can’t change anything' },
] as const;

/** Why the last owner can't be removed. */
export const lastOwnerReason = 'A team needs an owner. Make another member an owner first.';
