import { invalid, type Refusal } from '../errors.js';
import { maxEndpoints } from './endpoint.js';

export const tooManyEndpoints = (): Refusal =>
  invalid('too_many_endpoints', `A merchant can have at most ${maxEndpoints} webhook endpoints.`);

/** `problem` completes "url …". */
export const webhookUrlInvalid = (problem: string): Refusal => invalid('webhook_url_invalid', `url ${problem}.`);

export const webhookTypesInvalid = (): Refusal =>
  invalid(
    'webhook_types_invalid',
    'types must be 1 to 50 different event types, prefixes such as `voucher.*`, or `*`, each of at most 100 characters.',
  );

export const endpointDisabled = (): Refusal =>
  invalid('webhook_endpoint_disabled', 'This webhook endpoint is disabled. Enable it first.');

export const testNotRepeatable = (): Refusal =>
  invalid('webhook_test_not_repeatable', 'A test delivery cannot be sent again. Send another test.');

export const periodInvalid = (): Refusal => invalid('period_invalid', 'until must not be before since.');

export const eventTypeUnknown = (): Refusal =>
  invalid('event_type_unknown', 'type must be one of the types of events.');
