import { Refusal } from '#domain/errors.js';
import { applyDecorators, type Type } from '@nestjs/common';
import { type ApiPropertyOptions, getSchemaPath } from '@nestjs/swagger';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { described, type FieldOptions } from './fields.js';
import { validateBody } from './validate-body.js';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a nested object like a body; the message starts with its place. */
function check(bodyClass: Type<object>, value: object, place: string): void {
  try {
    validateBody(bodyClass, value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.kind, error.reason, `${place}: ${error.message}`);
  }
}

/** An object with the fields of `bodyClass`. The body class must list `bodyClass` in `@ApiExtraModels`. */
export function ObjectField(bodyClass: Type<object>, field: FieldOptions): PropertyDecorator {
  const validate = (value: unknown, where?: ValidationArguments): boolean => {
    if (!isObject(value)) return false;
    check(bodyClass, value, where?.property ?? 'body');
    return true;
  };
  return applyDecorators(
    described(field, { $ref: getSchemaPath(bodyClass) } as unknown as ApiPropertyOptions),
    ValidateBy({ name: 'object', validator: { validate, defaultMessage: () => '$property must be an object.' } }),
  );
}

/** A list of at most `max` such objects. */
export function ObjectListField(bodyClass: Type<object>, max: number, field: FieldOptions): PropertyDecorator {
  const validate = (value: unknown, where?: ValidationArguments): boolean => {
    if (!Array.isArray(value) || value.length > max || !value.every(isObject)) return false;
    value.forEach((item, at) => check(bodyClass, item, `${where?.property}[${at}]`));
    return true;
  };
  const items = { $ref: getSchemaPath(bodyClass) };
  const message = `$property must be a list of at most ${max} objects.`;
  return applyDecorators(
    described(field, { type: 'array', items, maxItems: max } as unknown as ApiPropertyOptions),
    ValidateBy({ name: 'objectList', validator: { validate, defaultMessage: () => message } }),
  );
}
