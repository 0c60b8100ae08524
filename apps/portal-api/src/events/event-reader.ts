import { withoutEndpointUrl } from '#domain/events/event.js';
import { mayReadKeys, type Role, roleIncludes } from '#domain/team/staff.js';
import type { FeedEvent } from '#persistence/events/event.store.js';

/** What somebody who reads events is shown. (docs/reference/portal.md#events) */
export interface EventReader {
  /** Personal data of customers. */
  readonly isPersonal: boolean;
  /** What endpoints answered. */
  readonly withAnswers: boolean;
  /** Whole URLs of endpoints; without it their hosts. */
  readonly withUrls: boolean;
  /** Events of API keys. */
  readonly withKeys: boolean;
}

export const memberReader = (role: Role): EventReader => {
  const isAdmin = roleIncludes(role, 'admin');
  return { isPersonal: true, withAnswers: isAdmin, withUrls: isAdmin, withKeys: mayReadKeys(role) };
};

export const supportReader: EventReader = { isPersonal: false, withAnswers: true, withUrls: false, withKeys: true };

/** The event with what its reader may see of the object. */
export const shownTo = ({ withUrls }: EventReader, event: FeedEvent): FeedEvent =>
  withUrls ? event : { ...event, data: withoutEndpointUrl(event.subjectType, event.data) };
