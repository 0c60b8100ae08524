import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/**
 * A text of a known set that may grow within v1: callers must not fail on a new value, so OpenAPI gets no closed `enum`
 * from which strict clients would be generated. (docs/reference/money-and-time.md#compatibility)
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
