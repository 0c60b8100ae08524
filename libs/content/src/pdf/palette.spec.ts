import fc from 'fast-check';
import { paletteOf } from './palette.js';

describe('the colours of a voucher', () => {
  it('can be read on any colour that a merchant may choose', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(part, part, part, (...parts) => {
        const { surface, onSurface, onWhite, onDark } = paletteOf(hex(parts));
        expect(surface).toBe(hex(parts));
        expect(contrast(surface, onSurface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(onWhite, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(onDark, '#20242a')).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([[null], ['red'], ['#12345'], ['#000000;}'], ['url(http://x)']])(
    'are the default colours for %s',
    (colour) => {
      expect(paletteOf(colour)).toEqual(paletteOf('#1f295b'));
    },
  );

  it('need a border only where they are nearly white', () => {
    expect(['#ffffff', '#fff6c0', '#1f295b', '#f4c430'].map((colour) => paletteOf(colour).pale)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

const hex = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
