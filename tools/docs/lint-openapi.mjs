// Checks openapi.json with redocly.yaml, and openapi-portal.json with redocly-portal.yaml. It is a script because the linter must
// not report its use to its vendor, and because its other output is of no use in a check that passes.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const program = 'node_modules/@redocly/cli/bin/cli.js';
const documents = [
  ['openapi.json', 'tools/docs/redocly.yaml'],
  ['openapi-portal.json', 'tools/docs/redocly-portal.yaml'],
];

/** Whether a document follows its rules. Writes the violations to standard error. */
function isSound([document, rules]) {
  const args = [program, 'lint', document, `--config=${rules}`, '--format=stylish'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  // A warning fails the check too: nobody reads the output of a check that passes.
  const hasWarnings = /\b[1-9]\d* warnings?\b|\[WARNING\]/.test(stderr);
  if (status === 0 && !hasWarnings) return true;
  fs.writeSync(2, stdout + stderr);
  return false;
}

const sound = documents.map(isSound);
process.exit(sound.includes(false) ? 1 : 0);
