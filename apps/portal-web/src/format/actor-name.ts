const kinds: Readonly<Record<string, string>> = {
  key: 'An API key',
  staff: 'Somebody of the team',
  support: 'Support',
  operator: 'The platform',
  system: 'The system',
};

/** Who did something: of a ledger, or of the audit log. */
export interface Author {
  readonly kind: string;
  readonly name: string | null;
}

/** Who did something, in words. */
export function byWhom({ kind, name }: Author): string {
  if (name) return kind === 'support' ? `${name} (support)` : name;
  return kinds[kind] ?? 'Unknown';
}
