import { TextField } from '#http/input/fields.js';
import { createLocation } from '#operations/merchants/create-location.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { locationExample, LocationView } from './location.view.js';
import { writeAsMember } from '../../edge/write-as-member.js';
import { externalIdField } from '../programme-fields.js';
import { externalIdRefusals } from '../programme-refusals.js';

export class CreateLocationBody {
  @TextField(1, 200, { description: 'Shown to staff.', example: 'High Street' }) name: string;
  @TextField(1, 128, externalIdField) externalId?: string;
}

@Controller()
export class CreateLocation {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/locations',
    id: 'createLocation',
    who: 'admin',
    tag: 'Programme',
    summary: 'Add a location',
    description: 'Creates a location, which can be named when stamps, points and rewards are given or redeemed.',
    body: { type: CreateLocationBody, example: { name: 'High Street', externalId: 'high-street' } },
    answer: { status: 201, description: 'The location.', shape: 'data', type: LocationView, example: locationExample },
    refusals: externalIdRefusals,
  })
  async handle(@CurrentMember() member: Member, @Body() body: CreateLocationBody): Promise<LocationView> {
    return writeAsMember(
      this.db,
      member,
      undefined,
      async (tx, actor) => new LocationView(await createLocation(tx, actor, body)),
    );
  }
}
