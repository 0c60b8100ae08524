import type { IdKind } from '../ids.js';

/** The kinds of objects that have events. */
export const eventSubjects = [
  'order',
  'customer',
  'card',
  'reward',
  'voucher',
  'api_key',
  'webhook_endpoint',
] as const satisfies readonly IdKind[];
export type EventSubject = (typeof eventSubjects)[number];

/** What can happen to each of them. (docs/reference/events.md#types) */
const eventNames = {
  order: ['created', 'returned'],
  customer: ['created', 'updated'],
  card: [
    'created',
    'stamps_given',
    'points_given',
    'points_adjusted',
    'completed',
    'stamps_taken_back',
    'points_taken_back',
    'points_spent',
    'points_corrected',
    'stamps_corrected',
    'entry_reversed',
    'points_expired',
    'points_expiring',
  ],
  reward: ['issued', 'redeemed', 'expired', 'coupon_set', 'cancelled', 'redemption_reversed'],
  voucher: [
    'issued',
    'activated',
    'redeemed',
    'redemption_reversed',
    'adjusted',
    'hold_created',
    'hold_captured',
    'hold_released',
    'hold_expired',
    'cancelled',
    'expired',
    'send_requested',
    'sent',
    'send_failed',
  ],
  api_key: ['created', 'rotated', 'revoked'],
  webhook_endpoint: ['disabled'],
} as const satisfies Readonly<Record<EventSubject, readonly string[]>>;

export type EventName<Subject extends EventSubject> = (typeof eventNames)[Subject][number];
export type EventType = { [Subject in EventSubject]: `${Subject}.${EventName<Subject>}` }[EventSubject];

/** Every type of event. */
export const eventTypes = eventSubjects.flatMap((subject) =>
  eventNames[subject].map((name) => `${subject}.${name}` as EventType),
);

export const eventActors = ['api_key', 'staff', 'support', 'operator', 'system'] as const;
export type EventActorType = (typeof eventActors)[number];

/** A field before and after, as the API shows it. */
export interface FieldChange {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What an event tells of its object. */
export interface EventData {
  /** The object after the change, as the API shows it. */
  readonly object: Readonly<Record<string, unknown>>;
  readonly change: Readonly<Record<string, FieldChange>>;
  /** In major units of the object's currency. */
  readonly amount?: number;
  readonly quantity?: number;
  readonly reason?: string;
  /** Set on voucher events about a hold that was made or has ended. */
  readonly holdId?: string;
  /** Set on a card's warning: when the points expire. */
  readonly expiresAt?: string;
}

const personalFields: Readonly<Partial<Record<EventSubject, ReadonlySet<string>>>> = {
  customer: new Set(['name', 'email']),
  voucher: new Set(['recipient']),
};

/** Removes the personal data of customers and recipients from an event. (docs/reference/events.md#personal-data) */
export function withoutPersonalData(subject: EventSubject, data: EventData): EventData {
  const personal = personalFields[subject];
  if (!personal) return data;
  const rest = <Field>(fields: Readonly<Record<string, Field>>): Record<string, Field> =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !personal.has(name)));
  return { ...data, object: rest(data.object), change: rest(data.change) };
}

const hostOf = (url: unknown): string | null =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).host : null;

/** Replaces the URL of a webhook endpoint in an event with its host, because path and query can hold a secret. */
export function withoutEndpointUrl(subject: EventSubject, data: EventData): EventData {
  if (subject !== 'webhook_endpoint') return data;
  const { url, ...object } = data.object;
  const { url: moved, ...change } = data.change;
  return {
    ...data,
    object: { ...object, host: hostOf(url) },
    change: moved ? { ...change, host: { from: hostOf(moved.from), to: hostOf(moved.to) } } : change,
  };
}

/** The last four characters of a code, or null for a code shorter than eight. Events never hold whole codes. */
export const codeLast4 = (code: string | null): string | null =>
  code !== null && code.length >= 8 ? code.slice(-4) : null;
