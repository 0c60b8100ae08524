import type { PointsExpiry } from '#domain/cards/card.js';
import { OrNull } from '#http/views/or-null.js';
import { type PreviewedExpiry, previewPointsExpiry } from '#operations/cards/preview-points-expiry.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { expiryPreviewRefusals } from '../programme-refusals.js';
import { cardFields } from './card-definition-fields.js';
import { PointsExpiryField } from './points-expiry-field.js';

export class PreviewPointsExpiryBody {
  @PointsExpiryField({
    description: 'The expiry to try. Null: never. It is not saved.',
    example: cardFields.pointsExpiry.example,
    orNull: true,
  })
  pointsExpiry: PointsExpiry | null;
}

export class ExpiringMonthView {
  @ApiProperty({ description: "A month of the merchant's time zone.", example: '2027-11' }) month: string;
  @ApiProperty({ type: 'integer', example: 1200 }) points: number;
}

export class ExpiringSoonView {
  @ApiProperty({ type: 'integer', example: 12 }) customers: number;
  @ApiProperty({ type: 'integer', example: 340 }) points: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-27T23:59:59.999Z' }) expiresAt: string;
}

export class PointsExpiryPreviewView {
  @ApiProperty({ type: 'integer', description: 'Customers with points on the card.', example: 87 }) customers: number;
  @ApiProperty({ type: 'integer', description: 'The points that they hold.', example: 4100 }) points: number;
  @ApiProperty({
    description: 'What expires first, at the end of the seventh day. Before that, a change lets nothing expire.',
  })
  soon: ExpiringSoonView;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'The first expiry. Null: none.', example: '2026-11-27T23:59:59.999Z' },
  )
  firstAt: string | null;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'The last expiry. Null: none.', example: '2027-11-30T23:59:59.999Z' },
  )
  lastAt: string | null;
  @ApiProperty({ type: [ExpiringMonthView], description: 'What expires in which month, if it is not used before.' })
  months: ExpiringMonthView[];
  @ApiProperty({ description: 'Whether only the first 200,000 cards were read.', example: false }) isPartial: boolean;

  constructor({ customers, points, soon, firstAt, lastAt, months, isPartial }: PreviewedExpiry) {
    this.customers = customers;
    this.points = points;
    this.soon = { customers: soon.customers, points: soon.points, expiresAt: soon.expiresAt.toISOString() };
    this.firstAt = firstAt?.toISOString() ?? null;
    this.lastAt = lastAt?.toISOString() ?? null;
    this.months = months.map(({ month, points: ofMonth }) => ({ month, points: ofMonth }));
    this.isPartial = isPartial;
  }
}

@Controller()
export class PreviewPointsExpiry {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/cards/:id/points-expiry/preview',
    id: 'previewPointsExpiry',
    who: 'admin',
    tag: 'Programme',
    summary: 'Try an expiry of points',
    description:
      'Shows what `applyToExisting` with this expiry would do to the points that customers hold: how many customers ' +
      'and points, and when the points expire if they are not used. The rules are the same as for a change. Nothing ' +
      'is saved.',
    params: { id: 'id or externalId of the card.' },
    body: { type: PreviewPointsExpiryBody, example: { pointsExpiry: cardFields.pointsExpiry.example } },
    answer: {
      description: 'What the expiry would do.',
      shape: 'data',
      type: PointsExpiryPreviewView,
      example: {
        customers: 87,
        points: 4100,
        soon: { customers: 12, points: 340, expiresAt: '2026-11-27T23:59:59.999Z' },
        firstAt: '2026-11-27T23:59:59.999Z',
        lastAt: '2027-11-30T23:59:59.999Z',
        isPartial: false,
        months: [
          { month: '2026-11', points: 340 },
          { month: '2027-11', points: 3760 },
        ],
      },
    },
    refusals: expiryPreviewRefusals,
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { pointsExpiry }: PreviewPointsExpiryBody,
  ): Promise<PointsExpiryPreviewView> {
    return new PointsExpiryPreviewView(await previewPointsExpiry(this.db, member, id, pointsExpiry));
  }
}
