import { encodeId } from '#domain/ids.js';
import { keyPrefixOf } from '#domain/keys/format.js';
import { OrNull } from '#http/views/or-null.js';
import { Database } from '#persistence/database/database.js';
import { type KeyFailures, sumAuthenticationFailures } from '#persistence/usage/usage.store.js';
import { Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

/** (docs/reference/keys.md#failed-attempts) */
class KeyFailuresView {
  @ApiProperty({ example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' }) keyId: string;
  @ApiProperty({ example: 'Web shop' }) keyName: string;
  @ApiProperty({ description: 'The first characters of the key.', example: 'lrw_live_mJq9G1NQZ7Ih' }) keyPrefix: string;
  @ApiProperty({
    enum: ['wrong', 'inactive', 'address'],
    description:
      '`wrong`: another secret, or a mistyped key. `inactive`: the right key, but revoked or expired. `address`: the ' +
      'right key, from an address that is not in its list.',
    example: 'wrong',
  })
  reason: string;
  @ApiProperty({ type: 'integer', description: 'In the last 7 days.', example: 20 }) failures: number;
  @ApiProperty({ type: 'integer', example: 14 }) failuresInLastHour: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:21.402Z' }) lastAt: string;
  @ApiProperty({
    description: 'Of the last failure: an IPv4 address, or the /64 network of an IPv6 address.',
    example: '203.0.113.7',
  })
  address: string;
  @OrNull({ type: 'string' }, { description: 'The User-Agent of the last failure.', example: 'corner-shop/2.1' })
  userAgent: string | null;

  constructor(found: KeyFailures) {
    this.keyId = encodeId('api_key', found.keyId);
    this.keyName = found.keyName;
    this.keyPrefix = keyPrefixOf(found.publicPart);
    this.reason = found.reason;
    this.failures = found.failures;
    this.failuresInLastHour = found.failuresInLastHour;
    this.lastAt = found.lastAt.toISOString();
    this.address = found.address;
    this.userAgent = found.userAgent;
  }
}

const example = {
  keyId: 'key_01k9zq3f8te5rb8s6yw2m4n7pd',
  keyName: 'Web shop',
  keyPrefix: 'lrw_live_mJq9G1NQZ7Ih',
  reason: 'wrong',
  failures: 20,
  failuresInLastHour: 14,
  lastAt: '2026-11-20T09:30:21.402Z',
  address: '203.0.113.7',
  userAgent: 'corner-shop/2.1',
};

@Controller()
export class ListFailuresOfKeys {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/failed-authentications',
    id: 'listFailuresOfKeys',
    who: 'admin',
    tag: 'Keys',
    summary: 'List the failed authentications with keys',
    description:
      'Requests of the last 7 days that named a key of this merchant and were refused, by key and reason, the newest ' +
      'first, at most 200 items. They are counted within a second.',
    answer: { description: 'The failures by key and reason.', shape: 'list', type: KeyFailuresView, example },
  })
  async handle(@CurrentMember() { merchantId }: Member): Promise<KeyFailuresView[]> {
    const failures = await sumAuthenticationFailures(this.db, merchantId);
    return failures.map((each) => new KeyFailuresView(each));
  }
}
