/** The colours of a page: the merchant's colour, and readable text colours for it. */
export interface Palette {
  /** The merchant's colour, as a background. */
  readonly surface: string;
  /** Text on that background. */
  readonly onSurface: string;
  /** The merchant's colour as text on white, darkened until it is readable. */
  readonly onWhite: string;
  /** The merchant's colour as text on the dark surface of an e-mail, lightened until it is readable. */
  readonly onDark: string;
  /** Whether the background is so light that it needs a border. */
  readonly pale: boolean;
}

type Rgb = readonly [red: number, green: number, blue: number];

const defaultColour: Rgb = [31, 41, 91];
const white: Rgb = [255, 255, 255];
/** `#20242a`, the lightest surface of a dark e-mail. */
const darkSurface: Rgb = [32, 36, 42];
// Pure black: on some colours neither white nor dark grey is readable.
const black: Rgb = [0, 0, 0];
/** Minimum contrast (WCAG 2.2, 1.4.3). It is also readable when printed in black and white. */
const minContrast = 4.5;

/** The colours for a merchant's `#rrggbb`; null or an invalid value gives the default colours. */
export function paletteOf(colour: string | null): Palette {
  const own = parse(colour) ?? defaultColour;
  return {
    surface: written(own),
    onSurface: written(contrast(own, white) >= minContrast ? white : black),
    onWhite: written(readableOnWhite(own)),
    onDark: written(readableOnDark(own)),
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
  while (contrast(darker, white) < minContrast) darker = darken(darker);
  return darker;
}

function readableOnDark(colour: Rgb): Rgb {
  let lighter = colour;
  while (contrast(lighter, darkSurface) < minContrast) lighter = lighten(lighter);
  return lighter;
}

const lighten = ([red, green, blue]: Rgb): Rgb => [lighterPart(red), lighterPart(green), lighterPart(blue)];
const lighterPart = (part: number): number => Math.ceil(part + (255 - part) * 0.1);

const darken = ([red, green, blue]: Rgb): Rgb => [
  Math.floor(red * 0.9),
  Math.floor(green * 0.9),
  Math.floor(blue * 0.9),
];

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
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
