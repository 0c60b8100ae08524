import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const sourcesUnder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
const matches = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map(([, found = '']) => found);

const sources = [
  ...sourcesUnder('libs/operations/src'),
  ...sourcesUnder('libs/persistence/src/account'),
  ...sourcesUnder('apps/portal-api/src'),
];
/** The words of a union of literals: `'a' | 'b'`. */
const unionAfter = (start: RegExp): string[] =>
  sources.flatMap((text) => matches(text, start)).flatMap((union) => matches(union, /'([a-z_]+)'/g));

const actions = [
  ...sources.flatMap((text) => matches(text, /action: '([a-z_]+\.[a-z_]+)'/g)),
  ...sources.flatMap((text) => matches(text, /'(session\.[a-z]+)'/g)),
  ...unionAfter(/type SupportAccessSubject =([^;]*);/g).map((subject) => `support.viewed_${subject}`),
  ...unionAfter(/readonly thing: ([^;]*);/g).map((thing) => `${thing}.exported`),
  ...unionAfter(/change: ('totp_enabled'[^,]*),/g).map((change) => `account.${change}`),
  ...unionAfter(/readonly given: ([^;]*);/g).map((given) => `customer.${given}`),
];

it('every action of the audit log has a sentence in the portal', () => {
  const page = readFileSync(path.join(root, 'apps/portal-web/src/audit/describe-entry.ts'), 'utf8');
  const described = new Set(matches(page, /^  '([a-z_]+\.[a-z_]+)': \(/gm));
  expect(new Set(actions).size).toBeGreaterThan(50);
  expect([...new Set(actions)].filter((action) => !described.has(action))).toEqual([]);
});
