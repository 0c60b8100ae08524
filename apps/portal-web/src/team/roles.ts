/** The three roles with what they may do. */
export const roles = [
  { value: 'owner', label: 'Owner', text: 'Everything, the team too' },
  { value: 'admin', label: 'Admin', text: 'Keys, programme, customers, vouchers and the audit log' },
  { value: 'viewer', label: 'Viewer', text: 'Reads everything but team and audit log, changes nothing' },
] as const;

/** Why nobody may take the last owner away. */
export const lastOwnerReason = 'A team needs an owner. Make somebody else an owner first.';
