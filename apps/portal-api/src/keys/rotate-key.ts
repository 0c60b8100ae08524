import { keyNotActive } from '#domain/keys/active-keys.js';
import { notFound } from '#domain/errors.js';
import { decodeId, encodeId } from '#domain/ids.js';
import { rotateKey } from '#operations/keys/rotate-key.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { auditActorOf, type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow, runWrite } from '../edge/run-write.js';
import { PortalSettings } from '../settings.js';
import { NewKeyView, newKeyExample } from './key.view.js';
import { readKey } from './read-key.js';

@Controller()
export class RotateKey {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/keys/:id/rotate',
    id: 'rotateKey',
    who: 'admin',
    tag: 'Keys',
    summary: 'Rotate a key',
    description:
      'Creates a new secret with the same name, scopes, expiry and limits. The old key stops working in the same ' +
      'transaction. The new secret is returned only once, in this response. Rotation is also possible with 10 ' +
      'active keys.',
    params: { id: "The key's id." },
    answer: {
      status: 201,
      description: 'The new key and its secret.',
      shape: 'whole',
      type: NewKeyView,
      example: newKeyExample,
    },
    refusals: [notFound('key'), keyNotActive('revoked', 'rotated')],
  })
  async handle(@MemberOf() member: Member, @Param('id') id: string): Promise<NewKeyView> {
    const uuid = decodeId('api_key', id);
    if (!uuid) throw notFound('key');
    // The response is built before the commit: where that fails, the old key stays active.
    return runWrite(this.db, { owner: member.merchantId, row: merchantRow }, async (tx) => {
      const { apiKey, secret } = await rotateKey(tx, auditActorOf(member), this.settings.keyPepper, uuid);
      const data = await readKey(tx, member.merchantId, encodeId('api_key', apiKey.id));
      return { data, secret };
    });
  }
}
