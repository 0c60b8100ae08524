import { Controller } from '@nestjs/common';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { sessionExample, SessionView } from './session.view.js';
import { Sessions } from './sessions.js';

@Controller()
export class ReadSession {
  constructor(private readonly sessions: Sessions) {}

  @PortalOperation({
    method: 'GET',
    path: '/session',
    id: 'readSession',
    who: 'signed_in',
    tag: 'Session',
    summary: 'Read the signed-in user',
    description: 'The signed-in user, their merchants with their roles, and their platform role.',
    answer: { description: 'The signed-in user.', shape: 'data', type: SessionView, example: sessionExample },
  })
  handle(@SignedInStaff() { staffId }: SignedIn): Promise<SessionView> {
    return this.sessions.viewOf(staffId);
  }
}
