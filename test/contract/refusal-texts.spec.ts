import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** They list examples: a text that stands there alone is one that no code produces. */
const examplesOnly = [
  'libs/http/src/openapi/documented-refusals.ts',
  'apps/portal-api/src/programme/programme-refusals.ts',
];
const filesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const sources = ['apps/api/src', 'apps/portal-api/src', 'libs']
  .flatMap(filesOf)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !examplesOnly.includes(file));

const literal = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const withoutComments = (source: string): string => source.replace(/^\s*(?:\/\*\*?.*|\*.*|\/\/.*)$/gm, '');
/** Two literals with a plus between them are one text. */
const joined = (source: string): string => source.replace(/(['"`])\s*\+\s*\1/g, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a literal of the code can say: a placeholder stands for any text. */
function patternOf(text: string): RegExp | undefined {
  const parts = text.replace(/\\(.)/g, '$1').split(/\$\{[^}]*\}|\$property/);
  return parts.join('').length < 8 ? undefined : new RegExp(`^${parts.map(escaped).join('.+')}$`);
}

const patterns = sources.flatMap((file) =>
  [...joined(withoutComments(read(file))).matchAll(literal)].flatMap(([, single, double, template]) => {
    const pattern = patternOf(single ?? double ?? template ?? '');
    return pattern ? [pattern] : [];
  }),
);

interface Example {
  readonly value: { readonly message?: string };
}
interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly responses: Record<
          string,
          { readonly content?: Record<string, { readonly examples?: Record<string, Example> }> }
        >;
      }
    >
  >;
}

/** The messages of all error examples of an OpenAPI document. */
function messagesOf(file: string): string[] {
  const { paths } = JSON.parse(read(file)) as Document;
  const answers = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.entries(responses)),
  );
  const examples = answers
    .filter(([status]) => status >= '400')
    .flatMap(([, { content = {} }]) =>
      Object.values(content).flatMap(({ examples: given = {} }) => Object.values(given)),
    );
  return [...new Set(examples.map(({ value }) => value.message ?? ''))];
}

it.each(['openapi.json', 'openapi-portal.json'])('%s: the code can say every message of an example', (file) => {
  const messages = messagesOf(file);
  expect(messages.length).toBeGreaterThan(40);
  expect(messages.filter((message) => !patterns.some((pattern) => pattern.test(message)))).toEqual([]);
});
