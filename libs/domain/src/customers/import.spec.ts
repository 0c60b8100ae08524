import { type ImportProblem, importProblems, type ImportRow } from './import.js';

const known = { idsByEmail: new Map([['known@example.com', 'uuid']]), externalIds: new Set(['taken']) };
const rowOf = (
  row: number,
  email: string,
  externalId: string | null = null,
  problem: ImportProblem | null = null,
): ImportRow => ({
  row,
  email,
  externalId,
  problem,
  name: null,
});

const emailTwice = { column: 'email', message: 'email is already used in row 1.' };
const bad = { column: null, message: 'Bad.' };

it.each<[string, readonly ImportRow[], readonly (readonly [number, ImportProblem])[]]>([
  ['all new', [rowOf(1, 'a@example.com', 'a'), rowOf(2, 'b@example.com')], []],
  ['an e-mail that is known is fine', [rowOf(1, 'known@example.com')], []],
  ['so it is with an externalId that is taken: nothing is changed', [rowOf(1, 'known@example.com', 'taken')], []],
  ['what was read badly', [rowOf(1, 'nobody', null, bad)], [[1, bad]]],
  ['an e-mail twice', [rowOf(1, 'a@example.com'), rowOf(2, 'a@example.com')], [[2, emailTwice]]],
  ['a known e-mail twice', [rowOf(1, 'known@example.com'), rowOf(2, 'known@example.com')], [[2, emailTwice]]],
  [
    'an externalId twice',
    [rowOf(1, 'a@example.com', 'x'), rowOf(2, 'b@example.com', 'x')],
    [[2, { column: 'externalId', message: 'externalId is already used in row 1.' }]],
  ],
  [
    'an externalId that is taken',
    [rowOf(1, 'a@example.com', 'taken')],
    [[1, { column: 'externalId', message: 'externalId is taken by another customer.' }]],
  ],
  [
    'what a bad row holds is held against no other',
    [rowOf(1, 'a@example.com', 'x', bad), rowOf(2, 'a@example.com', 'x')],
    [[1, bad]],
  ],
])('%s', (_, rows, problems) => expect([...importProblems(rows, known)]).toEqual(problems));
