import { type Scope, scopes } from '#domain/keys/api-key.js';
import { expiryPast, keyNotActive } from '#domain/keys/active-keys.js';
import { type KeepOldFor, keepOldForMs, keyRotated, oldKeyActive } from '#domain/keys/rotate.js';
import { notFound } from '#domain/errors.js';
import { decodeId, encodeId } from '#domain/ids.js';
import { ChoiceField, InstantField } from '#http/input/fields.js';
import { TextListField } from '#http/input/list-fields.js';
import { rotateKey } from '#operations/keys/rotate-key.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';
import { PortalSettings } from '../settings.js';
import { NewKeyView, newKeyExample } from './key.view.js';
import { readKey } from './read-key.js';

export class RotateKeyBody {
  @TextListField(scopes, {
    description: 'The scopes of the new key. Absent: those of the old key.',
    example: ['orders:write'],
    optional: true,
  })
  scopes?: Scope[];

  @InstantField({
    description: 'When the new key expires, in the future. Null: never. Absent: when the old key would expire.',
    example: '2027-11-20T00:00:00.000Z',
    optional: true,
    orNull: true,
  })
  expiresAt?: string | null;

  @ChoiceField(Object.keys(keepOldForMs), {
    description: 'For how long the old key works on. Absent: it is revoked in the same transaction.',
    example: '24h',
    optional: true,
  })
  keepOldFor?: KeepOldFor;
}

@Controller()
export class RotateKey {
  constructor(private readonly settings: PortalSettings) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/keys/:id/rotate',
    id: 'rotateKey',
    who: 'admin',
    tag: 'Keys',
    summary: 'Rotate a key',
    description:
      'Creates a new key with a new secret and the same name and limits. The scopes and the expiry are the same too, ' +
      'unless the body has others. The old key stops working in the same transaction, or after `keepOldFor`. The new ' +
      'secret is returned only once, in this response. Rotation is also possible with 10 active keys: an old key ' +
      'that still works is not counted.',
    params: { id: "The key's id." },
    body: { type: RotateKeyBody, example: { keepOldFor: '24h' }, optional: true },
    answer: {
      status: 201,
      description: 'The new key and its secret.',
      shape: 'whole',
      type: NewKeyView,
      example: newKeyExample,
    },
    idempotency: 'optional',
    hasSecretAnswer: true,
    refusals: [notFound('key'), keyNotActive('revoked', 'rotated'), keyRotated(), oldKeyActive(), expiryPast()],
  })
  async handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') id: string,
    @Body() { expiresAt, ...given }: RotateKeyBody,
  ): Promise<string> {
    const uuid = decodeId('api_key', id);
    if (!uuid) throw notFound('key');
    const rotation = { ...given, expiresAt: typeof expiresAt === 'string' ? new Date(expiresAt) : expiresAt };
    // The response is built before the commit: where that fails, the old key stays active.
    return write(merchantRow, async (tx, actor): Promise<NewKeyView> => {
      const { apiKey, secret } = await rotateKey(tx, actor, this.settings.keyPepper, uuid, rotation);
      const data = await readKey(tx, actor.merchantId, encodeId('api_key', apiKey.id));
      return { data, secret };
    });
  }
}
