/** How many endpoints a merchant can have. (docs/reference/webhooks.md#endpoints) */
export const maxEndpoints = 5;

export const endpointStatuses = ['enabled', 'disabled'] as const;
export type EndpointStatus = (typeof endpointStatuses)[number];

/** `manual`: by a person or a key; `gone`: it answered 410; `failing`: no success for 5 days. */
export const disabledReasons = ['manual', 'gone', 'failing'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/** Where events of a merchant are sent. Its secrets are encrypted. (docs/reference/webhooks.md#endpoints) */
export interface WebhookEndpoint {
  readonly merchantId: string;
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  /** Event types, prefixes such as `voucher.*`, or `*`. */
  readonly types: readonly string[];
  readonly includePersonalData: boolean;
  readonly status: EndpointStatus;
  readonly disabledReason: DisabledReason | null;
  readonly createdAt: Date;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
  /** The first failure since the last success. */
  readonly failingSince: Date | null;
  /** When the admins were last told that it fails, or will be: a report is planned for that instant. */
  readonly failureReportedAt: Date | null;
  readonly secret: Uint8Array;
  /** The secret before the last rotation, with which deliveries are signed too until then. */
  readonly previousSecret: Uint8Array | null;
  readonly previousSecretUntil: Date | null;
  readonly eventVersion: number;
  /** One worker sends to it until then. */
  readonly leasedUntil: Date | null;
  /** A deleted one stays while its deliveries are readable. */
  readonly deletedAt: Date | null;
}

/**
 * The time of the last report that was sent, for an endpoint that becomes disabled or is enabled again. A report that was planned for
 * later is not sent and must not count, so that the next failure gets its own report.
 */
export const sentReport = ({ failureReportedAt }: Pick<WebhookEndpoint, 'failureReportedAt'>, now: Date): Date | null =>
  failureReportedAt !== null && failureReportedAt > now ? null : failureReportedAt;
