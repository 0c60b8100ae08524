import type { Location } from '#domain/merchants/merchant.js';
import { notFound } from '#domain/errors.js';
import { TextField, BooleanField } from '#http/input/fields.js';
import { updateLocation } from '#operations/merchants/update-location.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { locationExample, LocationView } from './location.view.js';
import { writeAsMember } from '../../edge/write-as-member.js';
import { activeField, externalIdField } from '../programme-fields.js';
import { externalIdRefusals } from '../programme-refusals.js';

export class UpdateLocationBody {
  @TextField(1, 200, { description: 'Shown to staff.', example: 'High Street', optional: true }) name?: string;
  @TextField(1, 128, externalIdField) externalId?: string;
  @BooleanField(activeField) active?: boolean;
}

@Controller()
export class UpdateLocation {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PATCH',
    path: '/merchants/:m/locations/:id',
    id: 'updateLocation',
    who: 'admin',
    tag: 'Programme',
    summary: 'Change a location',
    description: 'Changes the fields in the body, including `active`. Absent fields are unchanged.',
    params: { id: 'id or externalId of the location.' },
    body: { type: UpdateLocationBody, example: { active: false }, optional: true },
    answer: { description: 'The location.', shape: 'data', type: LocationView, example: locationExample },
    refusals: [...externalIdRefusals, notFound('location')],
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() body: UpdateLocationBody,
  ): Promise<LocationView> {
    const shownAs = (shown: Location) => new LocationView(shown);
    return writeAsMember(this.db, member, id, async (tx, actor) =>
      shownAs(await updateLocation(tx, actor, id, body, shownAs)),
    );
  }
}
