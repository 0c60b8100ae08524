import { saveOrderSettings } from '#operations/orders/save-order-settings.js';
import { Database } from '#persistence/database/database.js';
import { findOrderSettings } from '#persistence/orders/order-settings.store.js';
import { Body, Controller } from '@nestjs/common';
import { type Member, MemberOf } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { orderSettingsExample, OrderSettingsView } from './order-settings.view.js';
import { writeWithAudit, changesBetween } from '../write-with-audit.js';
import { givenSettings, OrderSettingsBody } from './order-settings-body.js';
import { orderSettingsRefusals } from '../programme-refusals.js';

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
      'Replaces all settings. Absent settings get their defaults. The new settings apply to every order that ' +
      'starts after the response. Inactive cards and templates are allowed, but award nothing while they are ' +
      'inactive.',
    body: { type: OrderSettingsBody, example: orderSettingsExample },
    answer: { description: 'The settings.', shape: 'data', type: OrderSettingsView, example: orderSettingsExample },
    refusals: orderSettingsRefusals,
  })
  async handle(@MemberOf() member: Member, @Body() body: OrderSettingsBody): Promise<OrderSettingsView> {
    const { merchantId, currency } = member;
    const data = await writeWithAudit(this.db, member, 'order settings', async (tx) => {
      const before = new OrderSettingsView(await findOrderSettings(tx, merchantId), currency);
      const view = new OrderSettingsView(await saveOrderSettings(tx, member, givenSettings(body)), currency);
      const changed = changesBetween(before, view);
      const entry = { action: 'order_settings.saved', subjectId: null, details: { changed } };
      return { result: view, entry: Object.keys(changed).length === 0 ? null : entry };
    });
    return data;
  }
}
