import { platformRoles, roles } from '#domain/team/staff.js';
import { OrNull } from '#http/views/or-null.js';
import { ApiProperty } from '@nestjs/swagger';

class StaffView {
  @ApiProperty({ example: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'ada@example.com' }) email: string;
  @ApiProperty({ example: 'Ada Lovelace' }) name: string;
  @ApiProperty({ description: 'Signing in requires a code of an authenticator app.' }) twoFactorEnabled: boolean;
  @OrNull({ type: 'string', format: 'date-time' }, { description: 'Null before the first sign-in.', example: null })
  lastSignInAt: string | null;
}

class MembershipView {
  @ApiProperty({ example: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd' }) merchantId: string;
  @ApiProperty({ example: 'Corner Coffee' }) merchantName: string;
  @ApiProperty({ description: 'ISO 4217 code.', example: 'GBP' }) currency: string;
  @ApiProperty({ description: 'IANA time zone name.', example: 'Europe/London' }) timeZone: string;
  @ApiProperty({ enum: roles, example: 'owner' }) role: string;
  @ApiProperty({ description: 'Without a second factor the user can do nothing at this merchant.', example: false })
  requiresSecondFactor: boolean;
}

/** The signed-in staff member, with memberships and roles. (docs/reference/portal.md#sessions) */
export class SessionView {
  @ApiProperty() staff: StaffView;
  @ApiProperty({ type: [MembershipView], description: 'Sorted by merchant name.' }) memberships: MembershipView[];
  @OrNull({ type: 'string', enum: platformRoles }, { description: 'Null for merchant staff.', example: null })
  platformRole: string | null;
  @ApiProperty({
    description: 'Without a second factor the user can do nothing with the platform role.',
    example: false,
  })
  platformRequiresSecondFactor: boolean;
}

export const sessionExample = {
  staff: {
    id: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd',
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    twoFactorEnabled: false,
    lastSignInAt: '2026-11-20T09:30:00.000Z',
  },
  memberships: [
    {
      merchantId: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd',
      merchantName: 'Corner Coffee',
      currency: 'GBP',
      timeZone: 'Europe/London',
      role: 'owner',
      requiresSecondFactor: false,
    },
  ],
  platformRole: null,
  platformRequiresSecondFactor: false,
};
