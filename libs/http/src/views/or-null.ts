import { ApiProperty } from '@nestjs/swagger';

/** A property that may be null: the schema's type, its description and example. */
export const OrNull = (
  schema: {
    readonly type: 'string' | 'integer' | 'number';
    readonly format?: string;
    readonly enum?: readonly string[];
  },
  documented: { readonly description: string; readonly example?: unknown },
): PropertyDecorator =>
  ApiProperty({
    oneOf: [{ ...schema, ...(schema.enum ? { enum: [...schema.enum] } : {}) } as { type: 'string' }, { type: 'null' }],
    ...documented,
  });
