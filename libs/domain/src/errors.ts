/**
 * What went wrong, in the terms of the business. libs/http maps each kind to an HTTP status in one exhaustive table,
 * so a new kind without a status does not compile.
 */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'too_large'
  | 'limited'
  | 'internal'
  | 'unavailable';

/**
 * The one error thrown on purpose. `reason` is the stable snake_case word that callers branch on (`error` in the body),
 * `message` is a sentence for the integrator that names the field, scope or limit at fault. (docs/reference/errors.md#shape)
 */
export class Refusal extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly reason: string,
    message: string,
    readonly retryAfterSeconds?: number,
    /** What the error's body has besides, such as the rows of an import that are bad. */
    readonly more?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** The same 404 for an unknown, a foreign, a malformed and a wrong kind of id. (docs/reference/money-and-time.md#references) */
export const notFound = (thing: string): Refusal =>
  new Refusal('not_found', `${thing.replaceAll(' ', '_')}_not_found`, `No such ${thing}.`);
