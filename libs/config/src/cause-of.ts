/** The loggable fields of an error. Messages of database errors can contain values, so only their code and place are kept. */
export function causeOf(error: unknown): object {
  if (!(error instanceof Error)) return { cause: typeof error };
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  const place = error.stack
    ?.split('\n')
    .slice(1, 8)
    .map((line) => line.trim());
  const message = code === undefined ? error.message : undefined;
  return { cause: error.name, message, code, constraint, table, place };
}
