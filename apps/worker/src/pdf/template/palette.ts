/** The colours of a page: the merchant's own, and what can be read on it and beside it. */
export interface Palette {
  /** A surface, as the merchant chose it. */
  readonly surface: string;
  /** A text on that surface. */
  readonly onSurface: string;
  /** The merchant's colour as a text on white: darkened until it can be read. */
  readonly onWhite: string;
  /** Whether the surface is so light that only a border shows it. */
  readonly pale: boolean;
}

type Rgb = readonly [red: number, green: number, blue: number];

const house: Rgb = [31, 41, 91];
const white: Rgb = [255, 255, 255];
// Nothing less: there are colours on which neither white nor a dark grey can be read.
const black: Rgb = [0, 0, 0];
/** WCAG 2.2, 1.4.3: also what is still read after a black-and-white printer. */
const READABLE = 4.5;

/** The colours for a merchant's `#rrggbb`; null, or anything else, gives those of the house. */
export function paletteOf(colour: string | null): Palette {
  const own = parse(colour) ?? house;
  return {
    surface: written(own),
    onSurface: written(contrast(own, white) >= READABLE ? white : black),
    onWhite: written(readableOnWhite(own)),
    pale: contrast(own, white) < 1.6,
  };
}

function parse(colour: string | null): Rgb | undefined {
  if (!colour || !/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function readableOnWhite(colour: Rgb): Rgb {
  let darker = colour;
  while (contrast(darker, white) < READABLE) darker = darken(darker);
  return darker;
}

const darken = ([red, green, blue]: Rgb): Rgb => [
  Math.floor(red * 0.9),
  Math.floor(green * 0.9),
  Math.floor(blue * 0.9),
];

/** How far two colours are apart, from 1 to 21, as WCAG defines it. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const written = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
