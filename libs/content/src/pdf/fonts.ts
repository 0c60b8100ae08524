import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutSvgTable } from './lean-font.js';

interface Family {
  readonly name: string;
  readonly packageName: string;
  readonly weights: readonly number[];
  /** The subsets to use, named as in unicode.json. Default: all. */
  readonly subsets?: readonly string[];
}

interface LoadedFamily extends Family {
  readonly files: string;
  /** Unicode ranges by subset, as CSS writes them. */
  readonly ranges: ReadonlyMap<string, string>;
  /** The subsets of each character. Some characters, such as joiners, are in several. */
  readonly subsetsOf: ReadonlyMap<number, readonly string[]>;
}

const text = [400, 600];
const emojiFont = 'Noto Color Emoji';

/** In order of preference. The last two have no bold. */
const families: readonly Family[] = [
  { name: 'Inter', packageName: '@fontsource/inter', weights: text },
  { name: 'Noto Sans Arabic', packageName: '@fontsource/noto-sans-arabic', weights: text, subsets: ['arabic'] },
  { name: 'Noto Sans Hebrew', packageName: '@fontsource/noto-sans-hebrew', weights: text, subsets: ['hebrew'] },
  { name: 'Noto Sans JP', packageName: '@fontsource/noto-sans-jp', weights: text },
  { name: emojiFont, packageName: '@fontsource/noto-color-emoji', weights: [400] },
  { name: 'Signs', packageName: '@fontsource/noto-sans-arabic', weights: [400], subsets: ['symbols', 'math'] },
];

/** The CSS `font-family` of the page. */
export const fontFamilies = `${families.map(({ name }) => `'${name}'`).join(',')},sans-serif`;

/** Cache of the character tables, without the fonts. */
const loaded = new Map<string, Promise<LoadedFamily>>();

/**
 * The `@font-face` rules for the characters of a page, with the fonts embedded. The packages split each font by characters,
 * and only the needed files are embedded. System fonts are not used, because they differ between machines.
 */
export async function fontFaces(page: string): Promise<string> {
  const all = await Promise.all(families.map(load));
  const wanted = new Map<LoadedFamily, Set<string>>(all.map((family) => [family, new Set()]));
  const segments = new Set(Array.from(new Intl.Segmenter().segment(page), ({ segment }) => segment));
  for (const segment of segments) {
    for (const { family, subset } of choose(segment, all)) wanted.get(family)?.add(subset);
  }
  const faces = [...wanted].flatMap(([family, subsets]) =>
    [...subsets].toSorted().flatMap((subset) => family.weights.map((weight) => fontFace(family, subset, weight))),
  );
  return (await Promise.all(faces)).join('\n');
}

interface Choice {
  readonly family: LoadedFamily;
  readonly subset: string;
}

/** The first family that has all code points of a grapheme, such as a letter with its accents, or a flag. */
function choose(segment: string, all: readonly LoadedFamily[]): readonly Choice[] {
  const points = Array.from(segment, (character) => character.codePointAt(0) ?? 0);
  const emoji = /\p{Emoji_Presentation}|\uFE0F/u.test(segment) ? all.filter(({ name }) => name === emojiFont) : [];
  for (const family of [...emoji, ...all]) {
    const lists = points.map((point) => family.subsetsOf.get(point) ?? []);
    const inOne = lists[0]?.find((subset) => lists.every((list) => list.includes(subset)));
    if (inOne !== undefined) return [{ family, subset: inOne }];
    if (lists.every((list) => list.length > 0)) return lists.flatMap(([subset]) => choiceOf(family, subset));
  }
  // No family has all of them: choose a family for each code point.
  return points.flatMap((point) =>
    all.flatMap((family) => choiceOf(family, family.subsetsOf.get(point)?.[0])).slice(0, 1),
  );
}

const choiceOf = (family: LoadedFamily, subset: string | undefined): readonly Choice[] =>
  subset === undefined ? [] : [{ family, subset }];

async function fontFace(family: LoadedFamily, subset: string, weight: number): Promise<string> {
  const part = subset.replaceAll(/[[\]]/g, '');
  const slug = family.packageName.replace('@fontsource/', '');
  const file = (format: string) => readFile(path.join(family.files, `${slug}-${part}-${weight}-normal.${format}`));
  // The WOFF2 emoji files have colours only as SVG, which Chromium does not draw.
  const [font, format] =
    family.name === emojiFont ? [withoutSvgTable(await file('woff')), 'woff'] : [await file('woff2'), 'woff2'];
  const source = `url(data:font/${format};base64,${font.toString('base64')}) format('${format}')`;
  const weights = family.weights.length > 1 ? weight : '100 900';
  const range = family.ranges.get(subset) ?? '';
  return `@font-face{font-family:'${family.name}';font-weight:${weights};src:${source};unicode-range:${range}}`;
}

function load(family: Family): Promise<LoadedFamily> {
  const known = loaded.get(family.name);
  if (known) return known;
  const loading = readFamily(family);
  loaded.set(family.name, loading);
  // A file that could not be read now may be readable for the next PDF.
  loading.catch(() => loaded.delete(family.name));
  return loading;
}

async function readFamily(family: Family): Promise<LoadedFamily> {
  const folder = path.dirname(createRequire(import.meta.url).resolve(`${family.packageName}/package.json`));
  const table = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const ranges = new Map(Object.entries(table).filter(([subset]) => family.subsets?.includes(subset) ?? true));
  const subsetsOf = new Map<number, string[]>();
  for (const [subset, range] of ranges) {
    for (const point of pointsIn(range)) subsetsOf.set(point, [...(subsetsOf.get(point) ?? []), subset]);
  }
  return { ...family, files: path.join(folder, 'files'), ranges, subsetsOf };
}

/** "U+23,U+30-39" */
function* pointsIn(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range
      .replace(/U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    for (let point = from; point <= to; point += 1) yield point;
  }
}
