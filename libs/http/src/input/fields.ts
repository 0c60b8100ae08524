import { InexactNumber } from '#domain/decimal.js';
import { cleanText, hasLength, isBlank } from '#domain/text.js';
import { isOrderSource } from '#domain/orders/order-fields.js';
import { parseCouponCode } from '#domain/rewards/coupon.js';
import { parseTimestamp } from '#domain/time.js';
import { isEmailAddress } from './email-address.js';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  IsBoolean,
  IsInt,
  IsNumber,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';

/** Documentation of a body field, and whether it may be absent or null. */
export interface FieldOptions {
  readonly description: string;
  readonly example?: unknown;
  readonly optional?: true;
  /** Treats null as absent. Otherwise null is refused, so that a null amount does not mean the whole amount. */
  readonly nullIsAbsent?: true;
  /** Null is allowed and means none. */
  readonly orNull?: true;
}

/** Documents a field, and skips its validation if it is absent or null and may be. */
export function described(field: FieldOptions, schema: ApiPropertyOptions): PropertyDecorator {
  const { description, example, optional, nullIsAbsent, orNull } = field;
  const form = orNull || nullIsAbsent ? { oneOf: [schema, { type: 'null' }] } : schema;
  const documented = { description, example, required: !optional, ...form } as ApiPropertyOptions;
  if (!optional && !orNull) return ApiProperty(documented);
  const present = (_: object, value: unknown): boolean =>
    value === undefined ? !optional : value !== null || !(orNull || nullIsAbsent);
  return applyDecorators(ApiProperty(documented), ValidateIf(present));
}

/** A rule of a field, and what a caller is told who breaks it. */
export const checked = (name: string, message: string, validate: (value: unknown) => boolean): PropertyDecorator =>
  ValidateBy({ name, validator: { validate, defaultMessage: () => message } });

/** The message of an integer field. In a message of class-validator, `name` is `$property`. */
export const integerText = (name: string, min: number, max: number): string =>
  `${name} must be an integer from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`;

/** An integer from `min` to `max`. Fractions and numeric strings are refused. */
export function IntegerField(min: number, max: number, field: FieldOptions): PropertyDecorator {
  const message = integerText('$property', min, max);
  return applyDecorators(
    described(field, { type: 'integer', minimum: min, maximum: max }),
    Max(max, { message }),
    Min(min, { message }),
    IsInt({ message }),
  );
}

/** What the documentation says of an amount's lower bound: the rules check it, with the currency's decimals. */
interface AmountOptions extends FieldOptions {
  readonly above?: 0;
  readonly from?: 0;
}

/** An amount in major units. Its bounds and decimals are checked later, with its currency. */
export function AmountField({ above, from, ...field }: AmountOptions): PropertyDecorator {
  const message = ({ value, property }: ValidationArguments): string =>
    value instanceof InexactNumber
      ? `${property} is too large, or has more digits than can be stored exactly.`
      : `${property} must be a number.`;
  return applyDecorators(
    // OpenAPI 3.1 has a number here, where the type of @nestjs/swagger knows the boolean of 3.0 only.
    described(field, { type: 'number', minimum: from, exclusiveMinimum: above as unknown as undefined }),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
  );
}

export function BooleanField(field: FieldOptions): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'boolean' }),
    IsBoolean({ message: '$property must be true or false.' }),
  );
}

const isText = (value: unknown, min: number, max = Infinity): boolean => {
  const text = typeof value === 'string' ? cleanText(value) : undefined;
  return text !== undefined && (min === 0 || !isBlank(text)) && hasLength(text, min, max);
};

/** Text without control characters. `min` applies after trimming, and a text that must not be empty shows something. */
export function TextField(min: number, max: number, field: FieldOptions): PropertyDecorator {
  const size = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  return applyDecorators(
    described(field, { type: 'string', minLength: min, maxLength: max }),
    checked('text', `$property must be text of ${size} characters, without control characters.`, (value) =>
      isText(value, min, max),
    ),
  );
}

/** A code that is looked up: text of any length, since one that is too long is a code that does not exist. */
export function LookupCodeField(min: 0 | 1, field: FieldOptions): PropertyDecorator {
  const size = min === 0 ? 'text' : 'text of 1 character or more';
  return applyDecorators(
    described(field, { type: 'string', minLength: min }),
    checked('lookupCode', `$property must be ${size}, without control characters.`, (value) => isText(value, min)),
  );
}

/** An id or externalId. Its format is not checked here: an unknown id is a 404, whatever its format. */
export function IdField(field: FieldOptions): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string' }),
    checked('id', '$property must be a string.', (value) => typeof value === 'string'),
  );
}

export function EmailField(field: FieldOptions): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', maxLength: 254 }),
    checked('email', '$property must be an e-mail address.', isEmailAddress),
  );
}

/** A colour as `#rrggbb`. */
export function ColourField(field: FieldOptions): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }),
    checked('colour', '$property must be a colour such as #2f6f4e.', isColour),
  );
}

export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value);

export function CouponCodeField(field: FieldOptions): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    checked(
      'couponCode',
      '$property must be 1 to 64 letters, digits, hyphens or underscores.',
      (value) => typeof value === 'string' && parseCouponCode(value) !== undefined,
    ),
  );
}

export function OrderSourceField(field: FieldOptions): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', minLength: 1, maxLength: 50, pattern: '^[A-Za-z0-9]{1,50}$' }),
    checked(
      'orderSource',
      '$property must be 1 to 50 letters and digits.',
      (value) => typeof value === 'string' && isOrderSource(value),
    ),
  );
}

/** A number with any number of digits, or a numeric string. The rules in money.ts decide which values are valid. */
export function NumberOrTextField(field: FieldOptions): PropertyDecorator {
  return applyDecorators(
    described(field, {
      oneOf: [
        { type: 'number', minimum: 0 },
        { type: 'string', pattern: '^\\d{1,10}(\\.\\d{1,6})?$' },
      ],
    }),
    checked(
      'numberOrText',
      '$property must be a number or a numeric string.',
      (value) => typeof value === 'number' || typeof value === 'string' || value instanceof InexactNumber,
    ),
  );
}

/** A field with any value. Invalid values are treated as absent. */
export function AnyValueField(field: FieldOptions & { optional: true }, schema: ApiPropertyOptions): PropertyDecorator {
  return described(field, schema);
}

/** A timestamp with an offset or Z. (docs/reference/money-and-time.md#timestamps) */
export function InstantField(field: FieldOptions): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', format: 'date-time' }),
    checked('instant', '$property must be a date and time such as 2027-01-31T12:00:00Z.', isInstant),
  );
}

const isInstant = (value: unknown): boolean => typeof value === 'string' && parseTimestamp(value) !== undefined;

/** One of the choices. */
export function ChoiceField(choices: readonly string[], field: FieldOptions): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', enum: [...choices] }),
    checked('choice', `$property must be one of ${choices.join(', ')}.`, (value) => choices.includes(value as string)),
  );
}
