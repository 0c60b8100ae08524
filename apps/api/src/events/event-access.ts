import type { EventAccess } from '#http/views/event.view.js';
import type { Caller } from '../edge/caller.js';

/** What a key is shown of events, by its scopes. (docs/reference/events.md#personal-data) */
export const eventAccessOf = ({ scopes }: Pick<Caller, 'scopes'>): EventAccess => ({
  isPersonal: scopes.includes('customers:read'),
  withUrls: scopes.includes('webhooks:manage'),
});
