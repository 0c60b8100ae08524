/** A value of the query as text; empty if it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Undefined if it is empty. */
export const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;
