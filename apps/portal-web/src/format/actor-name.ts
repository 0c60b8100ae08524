const namesByKind: Readonly<Record<string, string>> = {
  key: 'An API key',
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

/** The name to show for an actor. */
export function actorName({ kind, name }: Actor): string {
  if (name) return kind === 'support' ? `${name} (support)` : name;
  return namesByKind[kind] ?? 'Unknown';
}
