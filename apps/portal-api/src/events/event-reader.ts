import { mayReadKeys, type Role, roleIncludes } from '#domain/team/staff.js';
import type { EventAccess } from '#http/views/event.view.js';

/** What somebody who reads events is shown. (docs/reference/portal.md#events) */
export interface EventReader extends EventAccess {
  /** What endpoints answered. */
  readonly withAnswers: boolean;
  /** Events of API keys. */
  readonly withKeys: boolean;
}

export const memberReader = (role: Role): EventReader => {
  const isAdmin = roleIncludes(role, 'admin');
  return { isPersonal: true, withAnswers: isAdmin, withUrls: isAdmin, withKeys: mayReadKeys(role) };
};

export const supportReader: EventReader = { isPersonal: false, withAnswers: true, withUrls: false, withKeys: true };
