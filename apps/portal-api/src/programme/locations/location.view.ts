import { encodeId } from '#domain/ids.js';
import type { Location } from '#domain/merchants/merchant.js';
import { ApiProperty } from '@nestjs/swagger';

/** (docs/reference/portal.md#programme) */
export class LocationView {
  @ApiProperty({ description: 'Use it as `locationId` in the public API.', example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd' })
  id: string;
  @ApiProperty({ description: "The merchant's own id. Equal to `id` if none was set.", example: 'high-street' })
  externalId: string;
  @ApiProperty({ example: 'High Street' }) name: string;
  @ApiProperty({ description: 'Nothing can be given or redeemed at an inactive location.', example: true })
  active: boolean;
  @ApiProperty({ format: 'date-time', example: '2026-11-01T08:00:00.000Z' }) createdAt: string;

  constructor(location: Location) {
    this.id = encodeId('location', location.id);
    this.externalId = location.externalId ?? this.id;
    this.name = location.name;
    this.active = location.active;
    this.createdAt = location.createdAt.toISOString();
  }
}

export const locationExample = {
  id: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  externalId: 'high-street',
  name: 'High Street',
  active: true,
  createdAt: '2026-11-01T08:00:00.000Z',
};
