import { isIP } from 'node:net';

export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const max = version === 4 ? 32 : 128;
  return version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max));
}

/** What is wrong with a secret. White space around it comes from a file or a form, and differs between processes. */
export function problemOfSecret(value: string | undefined): string | undefined {
  if (value === undefined) return 'is not set';
  if (value.length < 16) return 'must have at least 16 characters';
  if (value !== value.trim() || /\p{Cc}/u.test(value))
    return 'must have no control characters, and no white space at its beginning or end';
  return undefined;
}

/** Reads settings from environment variables and collects all problems, to report them in one error. */
export class SettingsReader {
  private readonly problems: string[] = [];

  constructor(private readonly environment: Readonly<Record<string, string | undefined>>) {}

  /** A text, or the default if it is missing. It is required if there is no default. */
  text(name: string, fallback?: string): string {
    const value = this.environment[name] || fallback;
    if (value === undefined || value === '') this.problems.push(`${name} is not set.`);
    return value ?? '';
  }

  /**
   * The address to listen on, HOST. `localhost` is 127.0.0.1: for that name Fastify makes a server for each address of it, and only the
   * first has our time limits and ends with its requests.
   */
  listenHost(): string {
    const host = this.text('HOST', '127.0.0.1');
    return host === 'localhost' ? '127.0.0.1' : host;
  }

  /** A secret of at least 16 characters. Its value never appears in a message. */
  secret(name: string): string {
    const value = this.environment[name];
    const problem = problemOfSecret(value);
    if (problem !== undefined) this.problems.push(`${name} ${problem}.`);
    return value ?? '';
  }

  /** 1: true; 0 or missing: false. */
  flag(name: string): boolean {
    return this.oneOf(name, ['0', '1'], '0') === '1';
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.environment[name];
    if (value === undefined || value === '') return fallback;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}.`);
    return fallback;
  }

  /** Comma-separated integers, or the default if it is missing. */
  integers(name: string, fallback: readonly number[], min: number, max: number): readonly number[] {
    const value = this.environment[name];
    if (value === undefined || value === '') return fallback;
    const numbers = value.split(',').map((each) => (/^\d{1,15}$/.test(each.trim()) ? Number(each) : Number.NaN));
    if (numbers.every((number) => number >= min && number <= max)) return numbers;
    this.problems.push(`${name} must be whole numbers from ${min} to ${max} with commas between.`);
    return fallback;
  }

  /** A URL with one of the protocols (which it has in small letters then) and a host, or undefined if it is missing. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.environment[name];
    if (value === undefined || value === '') return undefined;
    const { protocol = '', hostname = '' } = URL.canParse(value) ? new URL(value) : {};
    // The parser is more tolerant: it removes blanks and takes `https:host` too.
    const isAsWritten = !/[\s\p{Cc}]/u.test(value) && value.toLowerCase().startsWith(`${protocol}//`);
    if (!protocols.includes(protocol) || hostname === '' || !isAsWritten) {
      const beginnings = protocols.map((each) => `${each}//`).join(' or ');
      this.problems.push(`${name} must be an address that begins with ${beginnings} and names a host.`);
    }
    return protocol + value.slice(protocol.length);
  }

  /** The URL of one of our sites, without a slash at its end, because paths are appended to it. Everybody sees it. */
  siteUrl(name: string): string | undefined {
    const site = this.url(name, ['http:', 'https:'])?.replace(/\/+$/, '');
    if (site !== undefined && (/[?#]/.test(site) || /^https?:\/\/[^/]*@/.test(site))) {
      this.problems.push(`${name} must be an address without user, query and fragment: paths are appended to it.`);
    }
    return site;
  }

  /** The result of `parse`, or undefined if it is missing. The message of its error is appended to the setting's name. */
  parsed<Value>(name: string, parse: (text: string) => Value): Value | undefined {
    const value = this.environment[name];
    if (value === undefined || value === '') return undefined;
    try {
      return parse(value);
    } catch (error) {
      this.problems.push(`${name} ${error instanceof Error ? error.message : 'is wrong'}.`);
      return undefined;
    }
  }

  /** Comma-separated IP addresses or CIDR ranges. Empty if it is missing. */
  addresses(name: string): string[] {
    const value = this.environment[name] ?? '';
    const addresses = value
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    if (!addresses.every(isAddressRange)) this.problems.push(`${name} must be addresses or ranges such as 10.0.0.0/8.`);
    return addresses;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.environment[name];
    if (value === undefined || value === '') return fallback;
    const choice = choices.find((each) => each === value);
    if (choice === undefined) this.problems.push(`${name} must be one of ${choices.join(', ')}.`);
    return choice ?? fallback;
  }

  /** @throws SettingsError with one line for each missing or invalid setting */
  done<Settings>(settings: Settings): Settings {
    if (this.problems.length > 0) throw new SettingsError(this.problems);
    return settings;
  }
}

/** Each problem is a sentence that begins with the name of its setting. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['Settings are missing or wrong:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  }
}
