const namesByKind: Readonly<Record<string, string>> = {
  key: 'An API key',
  api_key: 'An API key',
  staff: 'A team member',
  support: 'Support',
  operator: 'The platform',
  system: 'The system',
};

/** Who did something, as in a ledger or the audit log. */
export interface Actor {
  readonly kind: string;
  readonly name: string | null;
}

/** Words after the name of an actor who would otherwise be taken for a member of the team. */
const kindsBesideNames: Readonly<Record<string, string>> = { support: ' (support)', api_key: ' (API key)' };

/** The name to show for an actor. */
export const actorName = ({ kind, name }: Actor): string =>
  name ? `${name}${kindsBesideNames[kind] ?? ''}` : (namesByKind[kind] ?? 'Unknown');
