/**
 * The digits of a decimal number without its sign, without leading and trailing zeros. `point` digits are before the decimal point. Zero
 * has no digits.
 */
export interface Decimal {
  readonly digits: string;
  /** 0 or negative when zeros follow the decimal point first: 0.05 has the digits 5 and the point -1. */
  readonly point: number;
}

/** Parses a decimal number in the form that JSON and JavaScript write: 12, -0.5, 1e-7, 1.5e+21. */
export function parseDecimal(text: string): Decimal {
  const parts = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const [, whole = '', fraction = '', exponent = '0'] = parts;
  const written = whole + fraction;
  let start = 0;
  let end = written.length;
  while (written[start] === '0') start += 1;
  while (end > start && written[end - 1] === '0') end -= 1;
  const digits = written.slice(start, end);
  return { digits, point: digits === '' ? 0 : whole.length - start + Number(exponent) };
}

/** A number in a request body that a double cannot represent exactly, such as 10.00000000000000000001. */
export class InexactNumber {
  constructor(readonly text: string) {}
}

/** True when the shortest decimal text of the parsed double equals the written number. */
export function isExact(text: string): boolean {
  const parsedText = String(Number(text));
  if (parsedText === text) return true;
  const [written, parsed] = [parseDecimal(text), parseDecimal(parsedText)];
  return written.digits === parsed.digits && written.point === parsed.point;
}
