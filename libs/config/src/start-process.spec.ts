import { Refusal } from '#domain/errors.js';
import { SettingsError } from './settings.js';
import { reasonOf } from './start-process.js';

const failure = (message: string, code?: string): Error => Object.assign(new Error(message), { code });
const refusal = (cause?: Error): Refusal => Object.assign(new Refusal('unavailable', 'busy', 'Busy.'), { cause });

describe('why a process could not start', () => {
  it.each([
    ['a setting', new SettingsError(['PORT is wrong.']), 'Settings are missing or wrong:\n  - PORT is wrong.'],
    ['a port', failure('listen EADDRINUSE 1', 'EADDRINUSE'), 'The process could not start: listen EADDRINUSE 1.'],
    ['an address of the database', failure('', 'ECONNREFUSED'), 'The process could not start: ECONNREFUSED.'],
    [
      'a database that is silent',
      failure('Connection terminated'),
      'The process could not start: Connection terminated.',
    ],
    ['a password', refusal(failure('no', '28P01')), 'The process could not start: no.'],
    [
      'the tables of the queue',
      Object.assign(failure('pass migrate: true'), { name: 'SchemaMigrationRequiredError' }),
      'The process could not start: the migrations of this version have not run.',
    ],
    ['a table', failure('no such table', '42P01'), 'The process could not start: no such table.'],
  ])('is one line where it lies outside: %s', (_, error, line) => expect(reasonOf(error)).toBe(line));

  it.each([
    ['a defect', failure('x is not a function')],
    ['a module that is missing', failure('Cannot find module', 'ERR_MODULE_NOT_FOUND')],
    ['a statement with a mistake', failure('syntax error', '42601')],
    ['a refusal without a cause', refusal()],
  ])('is the error with its place in the code otherwise: %s', (_, error) => expect(reasonOf(error)).toBe(error));
});
