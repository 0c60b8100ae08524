import { keyNotActive } from '#domain/keys/active-keys.js';
import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { EmptyBody, emptyBody } from '#http/input/empty-body.js';
import { revokeKey } from '#operations/keys/revoke-key.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { keyExample, KeyView } from './key.view.js';
import { readKey } from './read-key.js';

@Controller()
export class RevokeKey {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/keys/:id/revoke',
    id: 'revokeKey',
    who: 'admin',
    tag: 'Keys',
    summary: 'Revoke a key',
    description:
      'Permanent and immediate: no request that starts after this response is accepted, and no running write of the key commits.',
    params: { id: "The key's id." },
    body: emptyBody,
    answer: {
      description: 'The revoked key.',
      shape: 'data',
      type: KeyView,
      example: { ...keyExample, status: 'revoked' },
    },
    refusals: [notFound('key'), keyNotActive('expired', 'revoked')],
  })
  async handle(@CurrentMember() member: Member, @Param('id') id: string, @Body() _body: EmptyBody): Promise<KeyView> {
    const uuid = decodeId('api_key', id);
    if (!uuid) throw notFound('key');
    return writeAsMember(this.db, member, merchantRow, async (tx, actor) => {
      await revokeKey(tx, actor, uuid);
      return readKey(tx, member.merchantId, id);
    });
  }
}
