/** What an error says. Several addresses that all refused have no message in common, but a code. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as { code?: string }).code ?? error.name) : String(error);
