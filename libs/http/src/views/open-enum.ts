import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/**
 * An enum that may get new values within v1. It is not an `enum` in OpenAPI, because generated clients would fail on a new
 * value. (docs/reference/money-and-time.md#compatibility)
 */
export function OpenEnum(
  values: readonly string[],
  { description, example }: { readonly description: string; readonly example: string },
): PropertyDecorator {
  const known = values.map((value) => `\`${value}\``).join(', ');
  return ApiProperty({
    description: `${description} Now one of ${known}; new values may be added.`,
    example,
    'x-extensible-enum': [...values],
  } as ApiPropertyOptions);
}
