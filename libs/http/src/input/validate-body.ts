import { invalid, type Refusal } from '#domain/errors.js';
import { cleanText } from '#domain/text.js';
import { type ArgumentMetadata, Injectable, type Type, ValidationPipe } from '@nestjs/common';
import { instanceToPlain, type plainToInstance } from 'class-transformer';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';

const lenient = new WeakSet<object>();
const namesOfLenient = new Set<string>();

/** Marks a body class whose unknown fields are ignored. Every other body refuses them. (docs/reference/money-and-time.md#request-bodies) */
export const IgnoreUnknownFields = (): ClassDecorator => (bodyClass) => {
  lenient.add(bodyClass);
  namesOfLenient.add(bodyClass.name);
};

/** Whether the body class of this name, which is that of its schema, ignores unknown fields. */
export const ignoresUnknownFields = (bodyClass: string): boolean => namesOfLenient.has(bodyClass);

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
 * Makes a body class's instance of what came, unconverted: fields that the class does not have are refused or, where it
 * says so, left out. An absent body is an empty object.
 * @throws Refusal `invalid` unknown_field
 */
function instanceOf<Body extends object>(bodyClass: Type<Body>, value: unknown): Body {
  const fields = fieldsOf(bodyClass);
  const body = new bodyClass();
  for (const [name, given] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    if (fields.has(name)) (body as Record<string, unknown>)[name] = normalised(given);
    else if (!lenient.has(bodyClass)) throw unknownField(name);
  }
  return body;
}

/** Normalises text for storage and comparison. Ill-formed text is unchanged, and refused by its field. */
const normalised = (value: unknown): unknown => (typeof value === 'string' ? (cleanText(value) ?? value) : value);

export const unknownField = (name: string): Refusal =>
  invalid('unknown_field', `${JSON.stringify(name.slice(0, 100))} is not a field of this request.`);

export const missingField = (name: string): Refusal => invalid('missing_field', `${name} is required.`);

export const invalidField = (message: string): Refusal => invalid('invalid_field', message);

const options = { forbidUnknownValues: false, stopAtFirstError: true };

/** The refusal of the first wrong field, which names it: missing_field if it is absent, else invalid_field. */
function refusalOf([error]: readonly ValidationError[]): Refusal {
  if (error?.value === undefined) return missingField(error?.property ?? 'The body');
  const message = Object.values(error.constraints ?? {})[0] ?? `${error.property} is invalid.`;
  return invalidField(message);
}

/**
 * An object within a body, checked as a body is.
 * @throws Refusal `invalid`: unknown_field, missing_field, invalid_field; the message names the field
 */
export function validateBody<Body extends object>(bodyClass: Type<Body>, value: unknown): Body {
  const body = instanceOf(bodyClass, value);
  const errors = validateSync(body, options);
  if (errors.length > 0) throw refusalOf(errors);
  return body;
}

/** A body whose fields, each valid, may be wrong together. */
interface CheckedBody {
  /** @throws Refusal `invalid` */
  check(): void;
}

const isCheckedBody = (body: unknown): body is CheckedBody =>
  typeof body === 'object' && body !== null && 'check' in body && typeof body.check === 'function';

/**
 * The pipe for every `@Body()`: Nest's, with the refusals of this API, and then the body's own check(). Other parameters pass
 * through.
 *
 * The instance is made here and not by class-transformer, which copies objects that it has no class for, and fails on one
 * with a key `constructor`. For the same reason nothing is taken out of the body first: what is no field is refused by name.
 */
@Injectable()
export class BodyValidation extends ValidationPipe {
  constructor() {
    super({
      ...options,
      transform: true,
      exceptionFactory: refusalOf,
      transformerPackage: { plainToInstance: instanceOf as typeof plainToInstance, classToPlain: instanceToPlain },
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const given: unknown = await super.transform(value, metadata);
    if (metadata.type === 'body' && isCheckedBody(given)) given.check();
    return given;
  }

  protected override toValidate(metadata: ArgumentMetadata): boolean {
    return metadata.type === 'body' && super.toValidate(metadata);
  }

  protected override stripProtoKeys(): void {}
}
