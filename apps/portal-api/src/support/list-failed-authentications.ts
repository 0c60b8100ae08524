import { encodeId } from '#domain/ids.js';
import { keyPrefixOf } from '#domain/keys/format.js';
import { OrNull } from '#http/views/or-null.js';
import { Database } from '#persistence/database/database.js';
import { type AuthenticationFailures, listAuthenticationFailures } from '#persistence/usage/usage.store.js';
import { Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { recordMerchantAccess } from './record-access.js';

const maxFailures = 200;

class AuthenticationFailuresView {
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:21.402Z' }) lastAt: string;
  @ApiProperty({ format: 'date-time', description: 'The minute of the failures.', example: '2026-11-20T09:30:00.000Z' })
  minute: string;
  @ApiProperty({
    description:
      'An IPv4 address, or the /64 network of an IPv6 address. `others` if there were too many addresses in that minute.',
    example: '192.0.2.7',
  })
  address: string;
  @OrNull({ type: 'string' }, { description: 'The first characters of the key.', example: 'lrw_live_mJq9G1NQZ7Ih' })
  keyPrefix: string | null;
  @OrNull({ type: 'string' }, { description: 'Id of the key.', example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' })
  keyId: string | null;
  @OrNull({ type: 'string' }, { description: 'The name of the key.', example: 'Web shop' }) keyName: string | null;
  @ApiProperty({
    enum: ['missing', 'unknown', 'wrong', 'inactive', 'address'],
    description:
      '`wrong`: another secret. `inactive`: the right key, but revoked or expired. `address`: the right key, from an ' +
      'address that is not in its list.',
    example: 'inactive',
  })
  reason: string;
  @ApiProperty({ type: 'integer', description: 'The number of failures within the minute.', example: 12 })
  failures: number;
  @OrNull({ type: 'string' }, { description: 'The User-Agent of the last failure.', example: 'corner-shop/2.1' })
  userAgent: string | null;

  constructor(found: AuthenticationFailures) {
    this.lastAt = found.lastAt.toISOString();
    this.minute = found.minute.toISOString();
    this.address = found.address;
    this.keyPrefix = found.publicPart === '' ? null : keyPrefixOf(found.publicPart);
    this.keyId = found.keyId && encodeId('api_key', found.keyId);
    this.keyName = found.keyName;
    this.reason = found.reason;
    this.failures = found.failures;
    this.userAgent = found.userAgent;
  }
}

const example = {
  lastAt: '2026-11-20T09:30:21.402Z',
  minute: '2026-11-20T09:30:00.000Z',
  address: '192.0.2.7',
  keyPrefix: 'lrw_live_mJq9G1NQZ7Ih',
  keyId: 'key_01k9zq3f8te5rb8s6yw2m4n7pd',
  keyName: 'Web shop',
  reason: 'inactive',
  failures: 12,
  userAgent: 'corner-shop/2.1',
};

@Controller()
export class ListFailedAuthentications {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/merchants/:m/failed-authentications',
    id: 'listFailedAuthentications',
    who: 'support',
    tag: 'Support',
    summary: 'List the failed authentications of a merchant',
    description:
      `Failed authentications with the keys of this merchant in the last 7 days, newest first, at most ${maxFailures}. Failures with ` +
      "the same minute, address, key and reason are one item. This access is recorded in the merchant's audit log.",
    answer: { description: 'The failures.', shape: 'list', type: AuthenticationFailuresView, example },
  })
  async handle(@CurrentSupport() support: Support, @Param('m') m: string): Promise<AuthenticationFailuresView[]> {
    const { id } = await recordMerchantAccess(this.db, support, m, 'failed_authentications');
    const failures = await listAuthenticationFailures(this.db, id, maxFailures);
    return failures.map((each) => new AuthenticationFailuresView(each));
  }
}
