import { isAddressRange } from '#config/settings.js';
import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { described, type FieldOptions } from './fields.js';

/** A list of IP addresses and CIDR ranges, none twice, or an empty one. */
export function AddressListField(max: number, field: FieldOptions): PropertyDecorator {
  const items = { type: 'string', minLength: 2, maxLength: 49 } as const;
  const message = `$property must be at most ${max} IP addresses or ranges such as 203.0.113.0/24, each once.`;
  const isList = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length <= max &&
    value.every((each) => typeof each === 'string' && isAddressRange(each)) &&
    new Set(value).size === value.length;
  return applyDecorators(
    described(field, { type: 'array', items, maxItems: max, uniqueItems: true } as ApiPropertyOptions),
    ValidateBy({ name: 'addressList', validator: { validate: isList, defaultMessage: () => message } }),
  );
}
