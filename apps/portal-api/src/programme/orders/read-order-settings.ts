import { Database } from '#persistence/database/database.js';
import { findOrderSettings } from '#persistence/orders/order-settings.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { orderSettingsExample, OrderSettingsView } from './order-settings.view.js';

@Controller()
export class ReadOrderSettings {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/order-settings',
    id: 'readOrderSettings',
    who: 'viewer',
    tag: 'Programme',
    summary: 'Read the order settings',
    description: 'What orders of the public API award. Returns the defaults if nothing was set.',
    answer: { description: 'The settings.', shape: 'data', type: OrderSettingsView, example: orderSettingsExample },
  })
  async handle(@CurrentMember() { merchantId, currency }: Member): Promise<OrderSettingsView> {
    const settings = await findOrderSettings(this.db, merchantId);
    return new OrderSettingsView(settings, currency);
  }
}
