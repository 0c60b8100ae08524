import { orderSettingsChanged } from '#domain/orders/refusals.js';
import { saveOrderSettings, type ShownOrderSettings } from '#operations/orders/save-order-settings.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { merchantRow } from '../../edge/run-write.js';
import { writeAsMember } from '../../edge/write-as-member.js';
import { orderSettingsBodyExample, orderSettingsExample, OrderSettingsView } from './order-settings.view.js';
import { givenSettings, OrderSettingsBody } from './order-settings-body.js';
import { orderSettingsRefusals } from '../programme-refusals.js';

const shownAs: ShownOrderSettings = (settings, currency) => {
  const { version: _, ...shown } = new OrderSettingsView(settings, currency);
  return shown;
};

@Controller()
export class SaveOrderSettings {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PUT',
    path: '/merchants/:m/order-settings',
    id: 'saveOrderSettings',
    who: 'admin',
    tag: 'Programme',
    summary: 'Replace the order settings',
    description:
      'Replaces all settings. Absent settings get their defaults. The new settings apply to every order that starts ' +
      'after the response. Inactive cards and templates are allowed, but award nothing while they are inactive. If ' +
      'the body has the `version` of the settings that were read, nothing is saved if other settings have been saved ' +
      'since.',
    body: { type: OrderSettingsBody, example: orderSettingsBodyExample },
    answer: { description: 'The settings.', shape: 'data', type: OrderSettingsView, example: orderSettingsExample },
    refusals: [...orderSettingsRefusals, orderSettingsChanged()],
  })
  async handle(@CurrentMember() member: Member, @Body() body: OrderSettingsBody): Promise<OrderSettingsView> {
    return writeAsMember(this.db, member, merchantRow, async (tx, actor) => {
      const { version } = body;
      const saved = await saveOrderSettings(tx, actor, givenSettings(body), { version, shownAs });
      return new OrderSettingsView(saved.settings, saved.currency);
    });
  }
}
