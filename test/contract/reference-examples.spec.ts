import { readdirSync, readFileSync } from 'node:fs';
import { Contract, type OpenApiDocument } from '../support/harness/contract.js';

const document = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
const publicApi = new Contract(document('openapi.json'));
const portalApi = new Contract(document('openapi-portal.json'));

interface Example {
  /** The file, the line of the answer and the request. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly text: string;
}

const fenced = '(?:```sh\\n(?<command>(?:(?!```)[^])*)```|(?<refused>Refused: `[^]*?answers\\s`\\d{3}`:))';
const answered = '\\n+```(?:json)?\\n(?<answer>(?:(?!```)[^])*)```';
const form = new RegExp(fenced + answered, 'g');
const requested = /(?:-X (?<verb>[A-Z]+) )?"?(?:\$API|http:\/\/localhost:300[01])(?<path>\/v1\/[^\s"]+)/;
const named = /`(?<verb>[A-Z]+) (?<path>\/v1\/[^\s`]+)`/;

/** A request and the body of its answer. Undefined if the body is not JSON, or if `jq` or the page shows only a part of it. */
function exampleIn(file: string, page: string, match: RegExpExecArray): Example | undefined {
  const { command, refused = '', answer = '' } = match.groups ?? {};
  const { verb, path } = (command === undefined ? named : requested).exec(command ?? refused)?.groups ?? {};
  const text = answer.startsWith('HTTP/') ? answer.slice(answer.indexOf('\n\n')) : answer;
  // A method that a path has not is of no operation.
  const isOfNone = text.includes('"method_not_allowed"');
  if (path === undefined || isOfNone || command?.includes('| jq') || !/^\s*\{/.test(text) || /"…"|\{…/.test(text))
    return undefined;
  const line = page.slice(0, match.index + match[0].indexOf(answer)).split('\n').length;
  const posts = /-d |--data/.test(command ?? '') ? 'POST' : 'GET';
  const method = verb ?? posts;
  return { name: `${file}:${line} ${method} ${path}`, method, path, text };
}

const examples = readdirSync('docs/reference').flatMap((file) => {
  const page = readFileSync(`docs/reference/${file}`, 'utf8');
  return [...page.matchAll(form)].flatMap((match) => exampleIn(file, page, match) ?? []);
});

it('there are whole answers of both APIs on the pages', () => {
  expect(examples.length).toBeGreaterThan(20);
  expect(examples.filter(({ path }) => path.startsWith('/v1/portal/')).length).toBeGreaterThan(2);
});

it.each(examples)('$name has all fields of the answer, and no others', ({ method, path, text }) => {
  const contract = path.startsWith('/v1/portal/') ? portalApi : publicApi;
  const body = JSON.parse(text) as { code?: number; error: string };
  const status = body.code ?? contract.success(method, path);
  expect(() => contract.check(method, path, { status, text, body })).not.toThrow();
});
