import type { Type } from '@nestjs/common';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';

/** Documents a property that may be null. */
export const OrNull = (
  schema: {
    readonly type: 'string' | 'integer' | 'number' | 'boolean';
    readonly format?: string;
    readonly enum?: readonly string[];
  },
  documented: { readonly description: string; readonly example?: unknown },
): PropertyDecorator =>
  ApiProperty({
    oneOf: [{ ...schema, ...(schema.enum ? { enum: [...schema.enum] } : {}) } as { type: 'string' }, { type: 'null' }],
    ...documented,
  });

/** Documents a property that holds another view or null. Its class lists that view in `@ApiExtraModels`. */
export const ViewOrNull = (
  view: Type<object>,
  documented: { readonly description: string; readonly example?: unknown },
): PropertyDecorator =>
  ApiProperty({ oneOf: [{ $ref: getSchemaPath(view) }, { type: 'null' }], ...documented } as object);
