import { InexactNumber } from '#domain/decimal.js';
import { cleanText, parseCouponCode, emailKey, hasMaxLength, isOrderSource } from '#domain/text.js';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  isEmail,
  IsBoolean,
  IsInt,
  IsNumber,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';

/** What a field is, for the documentation; `optional` fields may be left out. */
export interface Described {
  readonly description: string;
  readonly example?: unknown;
  readonly optional?: true;
  /** Takes an explicit null as absent; without it null is refused, so that it can't stand for "all of it". */
  readonly nullIsAbsent?: true;
  /** Takes an explicit null, which says that there is none. */
  readonly orNull?: true;
}

/** The documentation of a field, and whether its checks are needed: not where it may be absent or null and is. */
export function described(field: Described, schema: ApiPropertyOptions): PropertyDecorator {
  const { description, example, optional, nullIsAbsent, orNull } = field;
  const form = orNull ? { oneOf: [schema, { type: 'null' }] } : schema;
  const documented = { description, example, required: !optional, ...form } as ApiPropertyOptions;
  if (!optional && !orNull) return ApiProperty(documented);
  const present = (_: object, value: unknown): boolean =>
    value === undefined ? !optional : value !== null || !(orNull || nullIsAbsent);
  return applyDecorators(ApiProperty(documented), ValidateIf(present));
}

const checked = (name: string, message: string, validate: (value: unknown) => boolean): PropertyDecorator =>
  ValidateBy({ name, validator: { validate, defaultMessage: () => message } });

/** A whole number from `least` to `most`; a fraction or a numeric string is refused. */
export function WholeNumber(least: number, most: number, field: Described): PropertyDecorator {
  const message = `$property must be an integer from ${least} to ${most.toLocaleString('en')}.`;
  return applyDecorators(
    described(field, { type: 'integer', minimum: least, maximum: most }),
    Max(most, { message }),
    Min(least, { message }),
    IsInt({ message }),
  );
}

/** An amount in major units; its currency decides later how many decimals it may have. */
export function Amount(field: Described): PropertyDecorator {
  const message = ({ value, property }: ValidationArguments): string =>
    value instanceof InexactNumber
      ? `${property} has more digits than can be stored exactly.`
      : `${property} must be a number.`;
  return applyDecorators(
    described(field, { type: 'number' }),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
  );
}

export function TrueOrFalse(field: Described): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'boolean' }),
    IsBoolean({ message: '$property must be true or false.' }),
  );
}

const isText = (value: unknown, least: number, most: number): boolean => {
  const text = typeof value === 'string' ? cleanText(value) : undefined;
  return text !== undefined && text.trim().length >= least && hasMaxLength(text, most);
};

/** Text without control characters; `least` counts after trimming. */
export function TextField(least: number, most: number, field: Described): PropertyDecorator {
  const size = least === 0 ? `at most ${most}` : `${least} to ${most}`;
  return applyDecorators(
    described(field, { type: 'string', minLength: least, maxLength: most }),
    checked('text', `$property must be text of ${size} characters, without control characters.`, (value) =>
      isText(value, least, most),
    ),
  );
}

/** An id or externalId. Its form is not checked here: one that names nothing is a 404, whatever it looks like. */
export function IdField(field: Described): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string' }),
    checked('id', '$property must be a string.', (value) => typeof value === 'string'),
  );
}

/** Whether it is an e-mail address, in whatever case and between whatever spaces. */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && cleanText(value) !== undefined && isEmail(emailKey(value));

export function EmailField(field: Described): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', format: 'email', maxLength: 254 }),
    checked('email', '$property must be an e-mail address.', isEmailAddress),
  );
}

export function CouponCodeField(field: Described): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    checked(
      'couponCode',
      '$property must be 1 to 64 letters, digits, hyphens or underscores.',
      (value) => typeof value === 'string' && parseCouponCode(value) !== undefined,
    ),
  );
}

export function OrderSourceField(field: Described): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', minLength: 1, maxLength: 50, pattern: '^[A-Za-z0-9]{1,50}$' }),
    checked(
      'orderSource',
      '$property must be 1 to 50 letters and digits.',
      (value) => typeof value === 'string' && isOrderSource(value),
    ),
  );
}

/** A number, of any number of digits, or a numeric string; which ones count as a value is a rule of money.ts. */
export function NumberOrText(field: Described): PropertyDecorator {
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

/** A field that may be anything: what is no good counts as absent. */
export function AnythingField(field: Described & { optional: true }, schema: ApiPropertyOptions): PropertyDecorator {
  return described(field, schema);
}

/** An instant in ISO 8601, with its offset or Z. */
export function InstantField(field: Described): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', format: 'date-time' }),
    checked('instant', '$property must be an instant such as 2027-01-31T12:00:00Z.', isInstant),
  );
}

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Date would take 31 April as 1 May: the day that was said has to be there. */
function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !instantForm.test(value) || Number.isNaN(Date.parse(value))) return false;
  const day = value.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** One or more of the choices, none twice. */
export function TextList(choices: readonly string[], field: Described): PropertyDecorator {
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

/** One of the choices. */
export function ChoiceField(choices: readonly string[], field: Described): PropertyDecorator {
  return applyDecorators(
    described(field, { type: 'string', enum: [...choices] }),
    checked('choice', `$property must be one of ${choices.join(', ')}.`, (value) => choices.includes(value as string)),
  );
}
