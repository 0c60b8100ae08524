import { encodeId } from '#domain/ids.js';
import { roles } from '#domain/team/staff.js';
import { OrNull } from '#http/views/or-null.js';
import type { TeamMember } from '#persistence/team/staff.store.js';
import { ApiProperty } from '@nestjs/swagger';

/** A member of a merchant's team. (docs/reference/portal.md#people-and-roles) */
export class TeamMemberView {
  @ApiProperty({ example: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'ada@example.com' }) email: string;
  @ApiProperty({ example: 'Ada Lovelace' }) name: string;
  @ApiProperty({ enum: roles, example: 'owner' }) role: string;
  @ApiProperty({ description: 'Signing in requires a code of an authenticator app.' }) twoFactorEnabled: boolean;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'Null before the first sign-in.', example: '2026-11-20T09:30:00.000Z' },
  )
  lastSignInAt: string | null;

  constructor({ id, email, name, role, twoFactorEnabled, lastSignInAt }: TeamMember) {
    this.id = encodeId('staff', id);
    this.email = email;
    this.name = name;
    this.role = role;
    this.twoFactorEnabled = twoFactorEnabled;
    this.lastSignInAt = lastSignInAt?.toISOString() ?? null;
  }
}

export const teamMemberExample = {
  id: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  role: 'owner',
  twoFactorEnabled: true,
  lastSignInAt: '2026-11-20T09:30:00.000Z',
};
