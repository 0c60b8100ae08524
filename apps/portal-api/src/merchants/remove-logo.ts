import { EmptyBody, emptyBody } from '#http/input/empty-body.js';
import { saveMerchantLogo } from '#operations/merchants/save-merchant-logo.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { merchantSettingsExample, MerchantSettingsView } from './merchant-settings.view.js';

@Controller()
export class RemoveLogo {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'DELETE',
    path: '/merchants/:m/settings/logo',
    id: 'removeMerchantLogo',
    who: 'admin',
    tag: 'Settings',
    summary: 'Remove the logo',
    description: 'The initials of the name are shown instead. Without a logo it changes nothing.',
    body: emptyBody,
    answer: {
      description: 'The settings.',
      shape: 'data',
      type: MerchantSettingsView,
      example: { ...merchantSettingsExample, logo: null },
    },
  })
  async handle(@CurrentMember() member: Member, @Body() _body: EmptyBody): Promise<MerchantSettingsView> {
    const saved = await writeAsMember(this.db, member, merchantRow, (tx, actor) => saveMerchantLogo(tx, actor, null));
    return new MerchantSettingsView(saved);
  }
}
