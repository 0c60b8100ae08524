import { Refusal } from '#domain/errors.js';
import { cleanText } from '#domain/text.js';
import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { getMetadataStorage, validateSync } from 'class-validator';

const lenient = new WeakSet<object>();

/** Marks a body class whose unknown fields are ignored. Every other body refuses them. (docs/reference/money-and-time.md#request-bodies) */
export const IgnoreUnknownFields = (): ClassDecorator => (bodyClass) => {
  lenient.add(bodyClass);
};

const fieldsByClass = new WeakMap<object, ReadonlySet<string>>();

function fieldsOf(bodyClass: Type): ReadonlySet<string> {
  const known = fieldsByClass.get(bodyClass);
  if (known) return known;
  const metadata = getMetadataStorage().getTargetValidationMetadatas(bodyClass, '', false, false);
  const fields = new Set(metadata.map(({ propertyName }) => propertyName));
  fieldsByClass.set(bodyClass, fields);
  return fields;
}

/**
 * Makes a body class's instance of what came, unconverted, and checks it: no unknown field, no null for absent, no value
 * of another type. An absent body is an empty object.
 * @throws Refusal `invalid`: unknown_field, missing_field, invalid_field; the message names the field
 */
export function validateBody<Body extends object>(bodyClass: Type<Body>, value: unknown): Body {
  const fields = fieldsOf(bodyClass);
  const body = new bodyClass();
  for (const [name, given] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    if (fields.has(name)) (body as Record<string, unknown>)[name] = normalised(given);
    else if (!lenient.has(bodyClass)) throw unknownField(name);
  }
  const [error] = validateSync(body, { forbidUnknownValues: false, stopAtFirstError: true });
  if (!error) return body;
  if (error.value === undefined) throw new Refusal('invalid', 'missing_field', `${error.property} is required.`);
  const message = Object.values(error.constraints ?? {})[0] ?? `${error.property} is invalid.`;
  throw new Refusal('invalid', 'invalid_field', message);
}

/** Text in the form in which it is stored and compared; ill-formed text as it is, for the field to refuse. */
const normalised = (value: unknown): unknown => (typeof value === 'string' ? (cleanText(value) ?? value) : value);

const unknownField = (name: string): Refusal =>
  new Refusal('invalid', 'unknown_field', `${JSON.stringify(name.slice(0, 100))} is not a field of this request.`);

/** The pipe for every `@Body()`; other parameters pass through. */
@Injectable()
export class ValidateBody implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    return type === 'body' && metatype ? validateBody(metatype as Type<object>, value) : value;
  }
}
