import type { KeyRow } from './caller.js';

/** What happened to an object, as an event tells it. */
export interface Happened {
  /** Such as `card.stamps_given`. */
  readonly type: string;
  readonly id: string;
  readonly version: number;
  readonly externalId?: string | null;
  readonly customerId: string | null;
  /** The object as our API shows it. */
  readonly object: object;
  readonly change?: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly quantity?: number;
  /** In major units. */
  readonly amount?: number;
}

/** A row of the outbox takes events as one text, in the order of effect. */
export const recordEvents = (row: string): string =>
  `insert into event_outbox (merchant_id, events) values ($1, ${row})`;

/** The events of a write, for `recordEvents`. */
export const eventsText = ({ apiKeyId }: KeyRow, now: Date, all: readonly Happened[]): string =>
  JSON.stringify(
    all.map(({ type, id, version, externalId = null, customerId, object, change = {}, quantity, amount }) => ({
      type,
      created_at: now,
      subject_type: type.slice(0, type.indexOf('.')),
      subject_id: id,
      subject_external_id: externalId,
      subject_version: version,
      customer_id: customerId,
      actor_type: 'api_key',
      actor_id: apiKeyId,
      data: { object, change, quantity, amount },
    })),
  );
