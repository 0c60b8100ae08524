/** A value of the query as text; empty if it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A value of the query as text; undefined if it is empty or no text. */
export const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

type Given<Name extends string> = { readonly [name in Name]?: unknown };
type Texts<Name extends string> = { readonly [name in Name]?: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
/** A day of a year from 1000 on: the API refuses others, which are years that are not typed to their end. */
const isDay = (value: unknown): value is string =>
  isText(value) && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const those = <Name extends string>(
  given: Given<Name>,
  names: readonly Name[],
  is: (value: unknown) => value is string,
): Texts<Name> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = given[name];
      return is(value) ? [[name, value.trim()]] : [];
    }),
  ) as Texts<Name>;

/** The given values that are not empty, without spaces around them. */
export const setTexts = <Name extends string>(given: Given<Name>, names: readonly Name[]): Texts<Name> =>
  those(given, names, isText);

/** The given values that are days, such as `2026-11-20`. */
export const setDays = <Name extends string>(given: Given<Name>, names: readonly Name[]): Texts<Name> =>
  those(given, names, isDay);
