import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What one file points at, and what is wrong with it; no problem: undefined. */
export interface Link {
  readonly target: string;
  readonly problem: string | undefined;
}

const skipped = new Set(['node_modules', 'dist', 'generated']);
const code = /\.(?:ts|tsx|mjs|cjs|css)$/;

/** The files below a folder of the repository, or the file itself, by their paths in it. */
export function filesBelow(root: string, place: string): string[] {
  const whole = path.join(root, place);
  if (!statSync(whole).isDirectory()) return [place];
  return readdirSync(whole, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap(({ name }) => filesBelow(root, path.join(place, name)));
}

export const isCode = (file: string): boolean => code.test(file);

/**
 * What a text cites by its path in the repository: `docs/reference/orders.md#awards`, `README.md`, `docs/decisions/0027`.
 * A page that is named without its folder is not found.
 */
export function citationsIn(root: string, text: string): Link[] {
  const cited = text.replace(/\]\([^()\s]+\)/g, ']');
  const pages = [...cited.matchAll(/(?<![\w/.:-])[\w.-]+(?:\/[\w.-]+)*\.md(?:#[\w-]+)?/g)].map(([target]) => ({
    target,
    problem: problemOf(root, target),
  }));
  const decisions = [...cited.matchAll(/\bdocs\/decisions\/((?:\d{4}(?: and |, )?)+)(?![\w-])/g)].flatMap(
    ([, numbers = '']) =>
      [...numbers.matchAll(/\d{4}/g)].map(([number]) => ({
        target: `docs/decisions/${number}`,
        problem: isDecision(root, number) ? undefined : 'there is no such decision',
      })),
  );
  return [...pages, ...decisions];
}

/** What a page of Markdown links to within the repository; what stands in code is text. */
export function linksIn(root: string, file: string, text: string): Link[] {
  const prose = text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)]
    .flatMap(([, target = '']) => (/^[a-z]+:/.test(target) ? [] : [target]))
    .map((target) => {
      const [page = '', heading] = target.split('#');
      const place = page === '' ? file : path.join(path.dirname(file), page);
      return { target, problem: problemOf(root, heading === undefined ? place : `${place}#${heading}`) };
    });
}

function problemOf(root: string, target: string): string | undefined {
  const [page = '', heading] = target.split('#');
  const whole = path.join(root, page);
  if (!existsSync(whole)) return 'there is no such file';
  if (heading === undefined) return undefined;
  return headingsOf(readFileSync(whole, 'utf8')).has(heading) ? undefined : 'there is no such heading';
}

/** The anchors of a page's headings, as GitHub makes them: of two alike the second has `-1`. */
export function headingsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(/^```[^]*?^```$/gm, '').matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '').replaceAll(' ', '-');
    let unique = anchor;
    for (let again = 1; anchors.has(unique); again += 1) unique = `${anchor}-${again}`;
    anchors.add(unique);
  }
  return anchors;
}

const isDecision = (root: string, number: string): boolean =>
  filesBelow(root, 'docs/decisions').some((file) => path.basename(file).startsWith(`${number}-`));
