/** The digits of a decimal number, without zeros at either end; `point` of them stand before the point. Zero has none. */
export interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  /** 0 or less where zeros follow the point first: 0.05 is the digits 5 with the point at -1. */
  readonly point: number;
}

/** A decimal number in the form that JSON and JavaScript write: 12, -0.5, 1e-7, 1.5e+21. */
export function decimalOf(text: string): Decimal {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const written = whole + fraction;
  let start = 0;
  let end = written.length;
  while (written[start] === '0') start += 1;
  while (end > start && written[end - 1] === '0') end -= 1;
  const digits = written.slice(start, end);
  return { negative: sign === '-', digits, point: digits === '' ? 0 : whole.length - start + Number(exponent) };
}

/** A number of a body that no double holds as it was written, such as 10.00000000000000000001. */
export class InexactNumber {
  constructor(readonly text: string) {}
}

/** Whether the double that a JSON number becomes says, in its shortest decimal text, what was written. */
export function isExact(text: string): boolean {
  const held = String(Number(text));
  if (held === text) return true;
  const [asWritten, asHeld] = [decimalOf(text), decimalOf(held)];
  return asWritten.digits === asHeld.digits && asWritten.point === asHeld.point;
}
