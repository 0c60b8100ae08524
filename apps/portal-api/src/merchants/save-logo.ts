import { logoInvalid, maxLogoBytes } from '#domain/merchants/logo.js';
import { bodyTooLarge, contentTypeUnsupported } from '#http/errors/error-body.js';
import { contentEncodingUnsupported } from '#http/input/body-parser.js';
import { saveMerchantLogo } from '#operations/merchants/save-merchant-logo.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { merchantSettingsExample, MerchantSettingsView } from './merchant-settings.view.js';

@Controller()
export class SaveLogo {
  constructor(private readonly db: Database) {}

  @ApiConsumes('image/png', 'image/jpeg')
  @ApiBody({ schema: {} })
  @PortalOperation({
    method: 'PUT',
    path: '/merchants/:m/settings/logo',
    id: 'saveMerchantLogo',
    who: 'admin',
    takes: 'image',
    tag: 'Settings',
    summary: 'Replace the logo',
    description: 'A PNG or JPEG picture of at most 256 KiB, each side at most 4,096 pixels. Its bytes decide its type.',
    answer: {
      description: 'The settings.',
      shape: 'data',
      type: MerchantSettingsView,
      example: merchantSettingsExample,
    },
    refusals: [
      logoInvalid(),
      contentTypeUnsupported('image/png or image/jpeg'),
      contentEncodingUnsupported(),
      bodyTooLarge(maxLogoBytes),
    ],
  })
  async handle(@CurrentMember() member: Member, @Body() file: object | undefined): Promise<MerchantSettingsView> {
    if (!Buffer.isBuffer(file)) throw logoInvalid();
    const saved = await writeAsMember(this.db, member, merchantRow, (tx, actor) => saveMerchantLogo(tx, actor, file));
    return new MerchantSettingsView(saved);
  }
}
