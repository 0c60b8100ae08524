import { isIP } from 'node:net';

function isAddressRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Reads one process's settings from its environment, and gathers everything that is wrong before it says so once. */
export class SettingsReader {
  private readonly wrong: string[] = [];

  constructor(private readonly environment: Readonly<Record<string, string | undefined>>) {}

  /** A text, or the default where it is missing; without a default it is required. */
  text(name: string, fallback?: string): string {
    const value = this.environment[name] || fallback;
    if (value === undefined || value === '') this.wrong.push(`${name} is not set.`);
    return value ?? '';
  }

  /** A secret of at least 16 characters. Its value never appears in a message. */
  secret(name: string): string {
    const value = this.environment[name];
    if (value === undefined) this.wrong.push(`${name} is not set.`);
    else if (value.length < 16) this.wrong.push(`${name} must have at least 16 characters.`);
    return value ?? '';
  }

  whole(name: string, fallback: number, least: number, most: number): number {
    const value = this.environment[name];
    if (value === undefined || value === '') return fallback;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    this.wrong.push(`${name} must be a whole number from ${least} to ${most}.`);
    return fallback;
  }

  /** Whole numbers with commas between; the default where it is missing. */
  wholes(name: string, fallback: readonly number[], least: number, most: number): readonly number[] {
    const value = this.environment[name];
    if (value === undefined || value === '') return fallback;
    const numbers = value.split(',').map((each) => (/^\d{1,15}$/.test(each.trim()) ? Number(each) : Number.NaN));
    if (numbers.every((number) => number >= least && number <= most)) return numbers;
    this.wrong.push(`${name} must be whole numbers from ${least} to ${most} with commas between.`);
    return fallback;
  }

  /** An address of one of the protocols, or undefined where it is missing. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.environment[name];
    if (value === undefined || value === '') return undefined;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      this.wrong.push(
        `${name} must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`,
      );
    }
    return value;
  }

  /** What `parse` makes of a text, or undefined where it is missing; its errors go on after the setting's name. */
  parsed<Value>(name: string, parse: (text: string) => Value): Value | undefined {
    const value = this.environment[name];
    if (value === undefined || value === '') return undefined;
    try {
      return parse(value);
    } catch (error) {
      this.wrong.push(`${name} ${error instanceof Error ? error.message : 'is wrong'}.`);
      return undefined;
    }
  }

  /** Addresses or ranges (CIDR), separated by commas; none where it is missing. */
  addresses(name: string): string[] {
    const value = this.environment[name] ?? '';
    const addresses = value
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    if (!addresses.every(isAddressRange)) this.wrong.push(`${name} must be addresses or ranges such as 10.0.0.0/8.`);
    return addresses;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.environment[name];
    if (value === undefined || value === '') return fallback;
    const choice = choices.find((each) => each === value);
    if (choice === undefined) this.wrong.push(`${name} must be one of ${choices.join(', ')}.`);
    return choice ?? fallback;
  }

  /** @throws Error with one line for each setting that is missing or wrong */
  done<Settings>(settings: Settings): Settings {
    if (this.wrong.length > 0) {
      throw new SettingsError(`The settings are not complete:\n${this.wrong.map((line) => `  - ${line}`).join('\n')}`);
    }
    return settings;
  }
}

export class SettingsError extends Error {}
