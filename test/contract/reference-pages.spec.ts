import { readFileSync } from 'node:fs';
import { idPrefixes } from '#domain/ids.js';
import { scopes } from '#domain/keys/api-key.js';
import { defaultLimits } from '#domain/keys/limits.js';
import { readLimits } from '#config/limit-settings.js';
import { SettingsReader } from '#config/settings.js';

const page = (name: string): string => readFileSync(`docs/reference/${name}.md`, 'utf8');

/** The part of a page below a heading, up to the next one of its level or above. */
function section(name: string, heading: string): string {
  const [, rest = ''] = page(name).split(`\n## ${heading}\n`);
  return rest.split('\n## ')[0] ?? '';
}

const unique = (words: readonly string[]): string[] => [...new Set(words)].toSorted();
const quoted = (text: string, form: RegExp): string[] =>
  unique([...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word).filter((word) => form.test(word)));

/** Each table row's cell of a column. */
const cells = (text: string, column: number): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[column + 1]?.trim() ?? '');

/** The reasons that an OpenAPI document shows, with their statuses: `404 order_not_found`. */
const documented = (file: string): string[] =>
  unique(
    [...readFileSync(file, 'utf8').matchAll(/"code": (\d{3}),\s+"message": "[^\n]*",\s+"error": "([a-z0-9_]+)"/g)].map(
      ([, status, reason]) => `${status} ${reason}`,
    ),
  );

interface OpenApi {
  readonly paths: Readonly<
    Record<string, Record<string, { readonly parameters?: readonly { name: string; required?: boolean }[] }>>
  >;
}

/** The reason of each error that an OpenAPI document shows, with the names of its fields that not every error has. */
function examplesOfErrors(file: string): { readonly error: string; readonly fields: readonly string[] }[] {
  const found: { readonly error: string; readonly fields: readonly string[] }[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('code' in value && 'message' in value)) return value;
    const {
      code: _code,
      message: _message,
      error,
      ...more
    } = value as { code: unknown; message: unknown; error?: unknown };
    if (typeof error === 'string') found.push({ error, fields: Object.keys(more) });
    return value;
  });
  return found;
}

/** Those that no operation shows: the edge refuses before it knows one. */
const before = [
  '400 request_malformed',
  '408 request_malformed',
  '431 request_malformed',
  '400 request_invalid',
  '404 route_not_found',
  '405 method_not_allowed',
  '503 stopping',
];

/** Each reason that the page names, with its status. */
const reasonRows = (): string[] =>
  section('errors', 'Reasons')
    .split('\n')
    .flatMap((row) => {
      const [, statuses = '', reasons = ''] = /^\| ([\d, ]+) \| ([^|]+) \|/.exec(row) ?? [];
      return statuses
        .split(', ')
        .flatMap((status) => quoted(reasons, /^[a-z0-9_]+$/).map((word) => `${status} ${word}`));
    });

it('the page errors names every reason that an operation of the two APIs can be refused for, and no other', () => {
  const named = reasonRows();
  const shown = [...documented('openapi.json'), ...documented('openapi-portal.json')];
  expect(shown.length).toBeGreaterThan(100);
  expect(unique(named)).toEqual(unique([...shown, ...before]));
});

it('the page errors says of every reason what to do, in one sentence of its own', () => {
  const rows = section('errors', 'What to do').split('\n');
  const advice = rows.flatMap((row) => {
    const [, reason, sentence = ''] = /^\| `([a-z0-9_]+)` \| (.+) \|$/.exec(row) ?? [];
    return reason ? [[reason, sentence] as const] : [];
  });
  const reasons = unique(reasonRows().map((row) => row.split(' ')[1] ?? ''));
  expect(advice.map(([reason]) => reason).toSorted()).toEqual(reasons);
  // It begins with a capital letter and ends with the only full stop that ends a sentence.
  expect(advice.filter(([, sentence]) => !/^[A-Z].{11,}[^.]\.$/.test(sentence) || /\. [A-Z]/.test(sentence))).toEqual(
    [],
  );
});

it('the page errors names the reasons that each further field of an error comes with', () => {
  const beside = new Map<string, string[]>();
  for (const file of ['openapi.json', 'openapi-portal.json']) {
    for (const { error, fields } of examplesOfErrors(file)) {
      for (const field of fields) beside.set(field, unique([...(beside.get(field) ?? []), error]));
    }
  }
  beside.delete('retryAfter');
  expect([...beside.keys()].toSorted()).toEqual(['available', 'maximum', 'required', 'rows']);
  const rows = section('errors', 'Shape').split('\n');
  const named = [...beside.keys()].map((field) => {
    const row = rows.find((line) => line.startsWith(`| \`${field}\` |`)) ?? '';
    return [field, quoted(row, /^[a-z]+_[a-z_]+$/)];
  });
  expect(named).toEqual([...beside]);
});

it('the page idempotency names every operation with an Idempotency-Key, and whether it is required', () => {
  const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenApi;
  const taking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) => {
      const header = parameters.find(({ name }) => name === 'Idempotency-Key');
      return header ? [`${method.toUpperCase()} ${path}: ${header.required ? 'required' : 'optional'}`] : [];
    }),
  );
  const rows = section('idempotency', 'Idempotency-Key').matchAll(
    /^\| `(\/[^`]*)` \| ([^|]+) \| (required|optional)/gm,
  );
  const named = [...rows].flatMap(([, start, operations = '', header]) =>
    quoted(operations, /^[A-Z]+/).map((operation) => {
      const [method, rest = ''] = operation.split(' ');
      return `${method} /v1/public${start}${rest}: ${header}`;
    }),
  );
  expect(taking.length).toBeGreaterThan(20);
  expect(unique(named)).toEqual(unique(taking));
});

it('the page money-and-time names the prefix of every kind of id, and no other', () => {
  const rows = section('money-and-time', 'Ids');
  const named = [...cells(rows, 0), ...cells(rows, 2)].flatMap((cell) => quoted(cell, /^[a-z]+_$/));
  expect(named.toSorted()).toEqual(Object.values(idPrefixes).toSorted());
});

it('the page authentication names every scope, and no other', () => {
  const text = section('authentication', 'Scopes');
  expect(quoted(text, /^[a-z]+:[a-z]+$/)).toEqual([...scopes].toSorted());
});

it('the page limits names every limit with its setting and its default', () => {
  const rows = section('limits', 'Defaults');
  const named = cells(rows, 4).flatMap((cell) => quoted(cell, /^LIMIT_/));
  const figures = cells(rows, 1).flatMap((cell) => (/^\d/.test(cell) ? [Number(cell.replace(',', ''))] : []));
  const byPage = Object.fromEntries(named.map((setting, at) => [setting, figures[at]]));
  const environment = (setting: string) => ({ [setting]: '7' });
  const byCode = named.map((setting) => {
    const changed = readLimits(new SettingsReader(environment(setting)));
    const [name] = Object.entries(changed).find(([, value]) => value === 7) ?? [];
    return [setting, defaultLimits[name as keyof typeof defaultLimits]] as const;
  });
  expect(byPage).toEqual(Object.fromEntries(byCode));
  expect(named.length).toBe(Object.keys(defaultLimits).length);
});
