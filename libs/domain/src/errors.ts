/**
 * The kind of an error in business terms. libs/http maps each kind to an HTTP status in one exhaustive table, so a new
 * kind without a status does not compile.
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
 * The only error that rules and operations throw deliberately. `reason` is the stable snake_case code that callers
 * branch on (`error` in the body). `message` is a sentence for the integrator that names the field, scope or limit.
 * (docs/reference/errors.md#shape)
 */
export class Refusal extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly reason: string,
    message: string,
    readonly retryAfterSeconds?: number,
    /** Additional fields of the error body, such as the invalid rows of an import. */
    readonly more?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** A value that is not allowed, or a state of a resource that does not allow the operation. */
export const invalid = (reason: string, message: string): Refusal => new Refusal('invalid', reason, message);

export const externalIdInvalid = (): Refusal =>
  invalid(
    'external_id_invalid',
    'externalId must be 1 to 128 printable characters that do not look like an id of this service.',
  );

export const externalIdReserved = (word: string): Refusal =>
  invalid('external_id_invalid', `externalId must not be ${word}, because this word is reserved in paths.`);

/** Another resource of the merchant has the externalId. (docs/reference/money-and-time.md#external-ids) */
export const externalIdTaken = (message = 'externalId is already in use.'): Refusal =>
  new Refusal('conflict', 'external_id_taken', message);

/**
 * An id gets the same 404 whether it is unknown, malformed, of another merchant or of another kind.
 * (docs/reference/money-and-time.md#references)
 */
export const notFound = (resource: string): Refusal =>
  new Refusal('not_found', `${resource.replaceAll(' ', '_')}_not_found`, `No such ${resource}.`);
