import { encodeId } from '#domain/ids.js';
import { OrNull } from '#http/views/or-null.js';
import { listOwnSessions } from '#persistence/account/session.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type SignedIn, SignedInStaff } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

export class OwnSessionView {
  @ApiProperty({ example: 'ses_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'Exact to about one hour.' }) lastSeenAt: string;
  @OrNull({ type: 'string' }, { description: 'The IP address it was created from.', example: '192.0.2.7' }) address:
    | string
    | null;
  @OrNull({ type: 'string' }, { description: 'The User-Agent of the browser.', example: 'Mozilla/5.0' }) userAgent:
    | string
    | null;
  @ApiProperty({ description: 'Whether it is the session of this request.' }) current: boolean;
}

const example = {
  id: 'ses_01k9zq3f8te5rb8s6yw2m4n7pd',
  createdAt: '2026-11-20T09:30:00.000Z',
  lastSeenAt: '2026-11-20T09:30:00.000Z',
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0',
  current: true,
};

@Controller()
export class ListOwnSessions {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/account/sessions',
    id: 'listOwnSessions',
    who: 'signed_in',
    tag: 'Account',
    summary: 'List your sessions',
    description: 'The sessions of this account that have not expired, the latest used first, at most 100.',
    answer: { description: 'The sessions.', shape: 'list', type: OwnSessionView, example },
  })
  async handle(@SignedInStaff() { staffId, sessionId }: SignedIn): Promise<OwnSessionView[]> {
    const sessions = await listOwnSessions(this.db, staffId, sessionId);
    return sessions.map(({ id, createdAt, lastSeenAt, ...rest }) => ({
      id: encodeId('session', id),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      ...rest,
    }));
  }
}
