import { TextField } from '#http/input/fields.js';
import { createLocation } from '#operations/merchants/create-location.js';
import { Body, Controller } from '@nestjs/common';
import { PortalOperation } from '../../edge/portal-operation.js';
import { locationExample, LocationView } from './location.view.js';
import { WriteOnce, type WriteOnceAs } from '../../edge/write-once.js';
import { externalIdField } from '../programme-fields.js';
import { externalIdRefusals } from '../programme-refusals.js';

export class CreateLocationBody {
  @TextField(1, 200, { description: 'Shown to staff.', example: 'High Street' }) name: string;
  @TextField(1, 128, externalIdField) externalId?: string;
}

@Controller()
export class CreateLocation {
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
    idempotency: 'optional',
    refusals: externalIdRefusals,
  })
  handle(@WriteOnce() write: WriteOnceAs, @Body() body: CreateLocationBody): Promise<string> {
    return write(undefined, async (tx, actor) => new LocationView(await createLocation(tx, actor, body)));
  }
}
