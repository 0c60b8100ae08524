import type { ReactNode } from 'react';
import type { LoyaltyEvent } from '../api/types.js';
import { actorName } from '../format/actor-name.js';
import { useKeys } from '../requests/request-queries.js';

/** Who caused an event. An API key is shown by its name. */
export function EventActor({ actor: { type, id } }: { readonly actor: LoyaltyEvent['actor'] }): ReactNode {
  const key = useKeys().find((each) => each.id === id);
  return actorName({ kind: type === 'api_key' ? 'key' : type, name: key?.name ?? null });
}
