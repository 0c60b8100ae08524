import { ApiProperty } from '@nestjs/swagger';

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
