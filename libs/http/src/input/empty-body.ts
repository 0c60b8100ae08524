/** The body of a write without fields: it may be absent or `{}`, and a body with a field is refused. */
export class EmptyBody {}

/** How such a write declares its body. (docs/reference/money-and-time.md#request-bodies) */
export const emptyBody = { type: EmptyBody, example: {}, optional: true } as const;
