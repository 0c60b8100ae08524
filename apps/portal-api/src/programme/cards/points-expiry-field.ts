import { isPointsExpiry } from '#domain/cards/expiry/points-expiry.js';
import { checked, described, type FieldOptions } from '#http/input/fields.js';
import { PointsExpiryAfterView, PointsExpiryInactiveView } from '#http/views/card-definition.view.js';
import { applyDecorators } from '@nestjs/common';
import { type ApiPropertyOptions, getSchemaPath } from '@nestjs/swagger';

const schema = {
  oneOf: [{ $ref: getSchemaPath(PointsExpiryAfterView) }, { $ref: getSchemaPath(PointsExpiryInactiveView) }],
} as unknown as ApiPropertyOptions;

/** When points of a card expire. (docs/reference/cards.md#expiry-of-points) */
export const PointsExpiryField = (field: FieldOptions): PropertyDecorator =>
  applyDecorators(
    described(field, schema),
    checked(
      'pointsExpiry',
      '$property must be null, {after: {months}, until} with until end_of_month or exact, or {inactiveMonths}; months from 1 to 120.',
      isPointsExpiry,
    ),
  );
