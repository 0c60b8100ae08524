import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { checked, described, type FieldOptions } from './fields.js';

/** One or more of the choices, each at most once. */
export function TextListField(choices: readonly string[], field: FieldOptions): PropertyDecorator {
  const items = { type: 'string', enum: [...choices] } as const;
  const message = `$property must be one or more of ${choices.join(', ')}, each once.`;
  return applyDecorators(
    described(field, { type: 'array', items, minItems: 1, uniqueItems: true } as ApiPropertyOptions),
    checked('textList', message, (value) => {
      if (!Array.isArray(value) || value.length === 0) return false;
      return value.every((each) => choices.includes(each)) && new Set(value).size === value.length;
    }),
  );
}

/** A list of strings, whose rules are those of its subject. */
export function StringListField(field: FieldOptions): PropertyDecorator {
  const items = { type: 'string', minLength: 1, maxLength: 100 } as const;
  return applyDecorators(
    described(field, { type: 'array', items, minItems: 1, maxItems: 50, uniqueItems: true } as ApiPropertyOptions),
    checked(
      'stringList',
      '$property must be a list of strings.',
      (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
    ),
  );
}
