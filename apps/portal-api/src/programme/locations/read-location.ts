import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { locationExample, LocationView } from './location.view.js';
import { findLocation } from '#persistence/merchants/location.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';

@Controller()
export class ReadLocation {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/locations/:id',
    id: 'readLocation',
    who: 'viewer',
    tag: 'Programme',
    summary: 'Read a location',
    description: 'One location, by its id or externalId.',
    params: { id: 'id or externalId of the location.' },
    answer: { description: 'The location.', shape: 'data', type: LocationView, example: locationExample },
    refusals: [notFound('location')],
  })
  async handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<LocationView> {
    const location = await findLocation(this.db, merchantId, parseReference('location', id));
    if (!location) throw notFound('location');
    return new LocationView(location);
  }
}
