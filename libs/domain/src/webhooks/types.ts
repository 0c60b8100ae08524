import { hasMaxLength } from '../text.js';
import { type EventType, eventTypes } from '../events/event.js';
import { eventTypeUnknown, webhookTypesInvalid } from './refusals.js';

const maxTypes = 50;
const maxTypeLength = 100;
/** Every type has a dot: `voucher` alone would match none. */
const typePattern = /^(?:\*|[a-z][a-z_]*(?:\.[a-z][a-z_]*)*\.(?:\*|[a-z][a-z_]*))$/;

/**
 * Event types may grow, so an unknown one is accepted: it matches nothing yet.
 * @throws Refusal `invalid` webhook_types_invalid (docs/reference/webhooks.md#endpoints)
 */
export function requireTypes(types: readonly string[]): void {
  const isValid = types.every((type) => hasMaxLength(type, maxTypeLength) && typePattern.test(type));
  if (!isValid || types.length === 0 || types.length > maxTypes || new Set(types).size < types.length) {
    throw webhookTypesInvalid();
  }
}

/**
 * The type of a sample event, which has to be known.
 * @throws Refusal `invalid` event_type_unknown (docs/reference/webhooks.md#send-a-test)
 */
export function requireEventType(given: string): EventType {
  const type = eventTypes.find((each) => each === given);
  if (type === undefined) throw eventTypeUnknown();
  return type;
}
