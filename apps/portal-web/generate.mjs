// Writes the types of the portal's API from openapi-portal.json. With --check nothing is written: it fails where they
// are not current.
import fs from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const document = new URL('../../openapi-portal.json', import.meta.url);
const target = new URL('src/api/generated.ts', import.meta.url);

const header = '// Generated from openapi-portal.json by `npm run openapi`. Do not edit.\n\n';
// A fault that the linter of the document tells of better is not this file's to report.
const types = header + astToString(await openapiTS(document, { silent: true }));

if (!process.argv.includes('--check')) {
  fs.writeFileSync(target, types);
} else if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== types) {
  console.error('apps/portal-web/src/api/generated.ts is not that of openapi-portal.json. Run `npm run openapi`.');
  process.exit(1);
}
