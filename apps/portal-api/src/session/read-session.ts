import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { sessionExample, sessionOf, SessionView } from './session.view.js';

@Controller()
export class ReadSession {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/session',
    id: 'readSession',
    who: 'signed_in',
    tag: 'Session',
    summary: 'Who am I?',
    description: 'Who is signed in, the merchants they work for with their roles, and their role for the platform.',
    answer: { description: 'Who is signed in.', shape: 'data', type: SessionView, example: sessionExample },
  })
  async handle(@SignedInStaff() { staffId }: SignedIn): Promise<object> {
    return { success: true, data: await sessionOf(this.db, staffId) };
  }
}
