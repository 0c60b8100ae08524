import { parseArgs } from 'node:util';
import { notFound, Refusal } from '#domain/errors.js';
import { decodeId, type IdKind } from '#domain/ids.js';
import { isDay } from '#domain/reports/period.js';
import { parseTimestamp } from '#domain/time.js';

const text = { type: 'string' } as const;
export const { positionals, values: options } = readArguments();

function readArguments() {
  try {
    const { tokens, ...read } = parseArgs({
      allowPositionals: true,
      tokens: true,
      options: {
        name: text,
        currency: text,
        'time-zone': text,
        merchant: text,
        key: text,
        scopes: text,
        expires: text,
        'keep-old-for': text,
        limit: text,
        value: text,
        reason: text,
        ends: text,
        job: text,
        language: text,
        paper: text,
        colour: text,
        'reply-to': text,
        terms: text,
        logo: text,
        email: text,
        role: text,
        'owner-email': text,
        'platform-role': text,
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const repeated = given.find((name, at) => given.indexOf(name) !== at);
    if (repeated !== undefined) throw new Error(`--${repeated} was given more than once.`);
    return read;
  } catch (error) {
    // Node adds an advice for positional arguments, which no command of ours takes there.
    const [problem] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    const message = `${problem?.replace(/[.]$/, '')}. See --help.`;
    console.error(process.argv.includes('--json') ? JSON.stringify({ error: 'usage', message }) : message);
    process.exit(2);
  }
}
export type Option = Exclude<keyof typeof options, 'json' | 'help'>;

export const wrong = (message: string): Refusal => new Refusal('invalid', 'usage', message);

export function needed(option: Option): string {
  const value = options[option];
  if (value === undefined || value === '') throw wrong(`--${option} is needed. See --help.`);
  return value;
}

/** @throws Refusal `unknown_option` for an option that only other commands take */
export function requireKnownOptions(command: string, known: readonly Option[]): void {
  const unknown = Object.keys(options).find((option) => !['json', 'help', ...known].includes(option));
  if (unknown !== undefined)
    throw new Refusal('invalid', 'unknown_option', `${command} takes no --${unknown}. See --help.`);
}

export function neededChoice<Choice extends string>(option: Option, choices: readonly Choice[]): Choice {
  const given = needed(option);
  const choice = choices.find((each) => each === given);
  if (choice === undefined) throw wrong(`--${option} must be one of ${choices.join(', ')}.`);
  return choice;
}

export const choiceOf = <Choice extends string>(option: Option, choices: readonly Choice[]): Choice | undefined =>
  options[option] === undefined ? undefined : neededChoice(option, choices);

export function idOf(kind: IdKind, option: 'merchant' | 'key'): string {
  const id = decodeId(kind, needed(option));
  if (id === undefined) throw notFound(option);
  return id;
}

export function instantOf(option: 'expires' | 'ends'): Date {
  const given = needed(option);
  const instant = parseTimestamp(isDay(given) ? `${given}T00:00:00Z` : given);
  if (!instant) throw wrong(`--${option} must be a date such as 2027-01-31T00:00:00Z.`);
  return instant;
}

/** Who works with this command line: an operator, on a merchant that --merchant names. */
export const operator = () => ({
  merchantId: idOf('merchant', 'merchant'),
  staffId: null,
  actorKind: 'operator' as const,
  address: null,
});
