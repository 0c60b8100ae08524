import type { BadRowView, ImportedRowView } from '#portal/customers/import-customers.js';
import type { Answer, Call } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

interface Imported {
  readonly data: ImportedRowView[];
  readonly totals: { readonly rows: number; readonly created: number; readonly exists: number };
  readonly rows: BadRowView[];
}

let shop: Shop;
let admin: PortalUser;

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  await shop.cardDefinition({ title: 'Stamps' });
  await shop.cardDefinition({ title: 'Points', type: 'points', openEnded: true });
  await shop.cardDefinition({ title: 'For few', autoEnrol: false });
});

const header = 'email,name,externalId';
const send = (body: Call['body'], type = 'text/csv'): Promise<Answer<Imported>> =>
  admin.post<Imported>(`/merchants/${shop.id}/customers/import`, body, { headers: { 'content-type': type } });
const file = (...rows: string[]): string => [header, ...rows].join('\n');
const stored = (): Promise<{ email: string; name: string | null; own: string | null; cards: number }[]> =>
  shop.database.rows(
    `select c.email, c.name, c.external_id as own,
       (select count(*) from cards k where k.merchant_id = c.merchant_id and k.customer_id = c.id) as cards
     from customers c where c.merchant_id = $1 order by c.id`,
    [shop.merchantId],
  );

it('creates each row in its order, with cards, and leaves known customers as they are', async () => {
  const known = await shop.customer({ name: 'Known canary' });
  const [first, second] = [newEmail(), newEmail()];
  const rows = [`${first},Ada canary,own-1`, `${known.email.toUpperCase()},Other,taken`, `${second},,`];
  const { status, body } = await send(file(...rows));
  expect(status).toBe(200);
  expect(body.totals).toEqual({ rows: 3, created: 2, exists: 1 });
  expect(body.data).toMatchObject([
    { row: 1, email: first, status: 'created', customerId: expect.stringMatching(/^cus_/) },
    { row: 2, email: known.email, status: 'exists', customerId: known.shown },
    { row: 3, email: second, status: 'created' },
  ]);
  expect(await stored()).toEqual([
    { email: known.email, name: 'Known canary', own: null, cards: 2 },
    { email: first, name: 'Ada canary', own: 'own-1', cards: 2 },
    { email: second, name: null, own: null, cards: 2 },
  ]);
  expect((await send(file(...rows))).body.totals).toEqual({ rows: 3, created: 0, exists: 3 });
});

it.each([
  ['LF', '\n', ''],
  ['CRLF', '\r\n', ''],
  ['CRLF and a byte order mark', '\r\n', '\ufeff'],
  ['empty lines', '\n\n', ''],
])('reads a file with %s, quoted values and no line end at its end or with one', async (_, end, mark) => {
  for (const last of ['', end]) {
    const email = newEmail();
    const quoted = `"${email}","Lovelace, ""Ada"" canary\u00e9",""`;
    const { status, body } = await send(`${mark}${header}${end}${quoted}${end}${newEmail()},B canary,${last}`);
    expect([status, body.totals]).toEqual([200, { rows: 2, created: 2, exists: 0 }]);
    expect((await stored()).find((each) => each.email === email)?.name).toBe('Lovelace, "Ada" canary\u00e9');
  }
});

it('takes the type with its charset', async () => {
  for (const type of ['text/csv; charset=utf-8', 'TEXT/CSV;header=present; charset="UTF-8"']) {
    expect((await send(file(`${newEmail()},,`), type)).status).toBe(200);
  }
});

it('400 with every bad row, and nothing is imported', async () => {
  const taken = await shop.customer({ externalId: 'taken' });
  const before = await stored();
  const twice = newEmail();
  const { status, body } = await send(
    file(
      ...[
        `${newEmail()},Fine,fine`,
        'nobody,A,',
        `${twice},A,same`,
        `${twice.toUpperCase()},B,`,
        `${newEmail()},C,same`,
      ],
      ...[`${newEmail()},D,taken`, `${newEmail()},${'x'.repeat(201)},`, `${newEmail()},E`, `${newEmail()},F,,G`],
      ...[`${newEmail()},H,${taken.shown}`, `${newEmail()},I\u0007,`, ',J,', `${newEmail()},K,${'y'.repeat(129)}`],
    ),
  );
  expect([status, body.error]).toEqual([400, 'import_invalid']);
  expect(body.rows.map(({ row, status: said }) => [row, said])).toEqual(
    [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((row) => [row, 'invalid']),
  );
  expect(body.rows[1]?.message).toBe('email is already used in row 3.');
  expect(await stored()).toEqual(before);
});

describe.each([
  ['NUL', '\u0000'],
  ['a control character', '\u009f'],
])('%s in any column', (_, unclean) => {
  it('is an invalid row, reported row by row, without a query to the database', async () => {
    const before = await stored();
    const [inEmail, inName] = [`a${unclean}${newEmail()}`, newEmail()];
    const { status, body } = await send(
      file(`${newEmail()},Fine,`, `${inEmail},A,`, `${inName},B${unclean},`, `${newEmail()},C,own${unclean}`),
    );
    expect([status, body.error]).toEqual([400, 'import_invalid']);
    expect(body.rows.map(({ row, message }) => [row, message.split(' ')[0]])).toEqual([
      ...[
        [2, 'email'],
        [3, 'name'],
        [4, 'externalId'],
      ],
    ]);
    expect(await stored()).toEqual(before);
  });
});

it.each([
  ['no header', `${newEmail()},A,`],
  ['another order', `name,email,externalId\nA,${newEmail()},`],
  ['other capitals', `Email,Name,ExternalId\n`],
  ['a column too many', `${header},phone\n`],
  ['a column too few', `email,name\n`],
  ['other separators', `email;name;externalId\n`],
  ['nothing at all', undefined],
  ['two columns in one', `"email,name",externalId\n`],
])('400: a file with %s in its header', async (_, body) => {
  expect((await send(body)).body.error).toBe('csv_header_invalid');
});

it.each([
  ['an open quote', file(`"${newEmail()},A,`), 'text/csv', 'csv_malformed'],
  ['a quote within a value', file(`a"b@canary.example,A,`), 'text/csv', 'csv_malformed'],
  ['JSON', { email: newEmail() }, 'application/json', 'content_type_unsupported'],
  ['plain text', file(), 'text/plain', 'content_type_unsupported'],
  ['another charset', file(), 'text/csv; charset=latin1', 'content_type_unsupported'],
  ['bytes that are no UTF-8', Buffer.from([...Buffer.from(file()), 0x0a, 0xff, 0xfe]), 'text/csv', 'body_not_utf8'],
])('400: %s', async (_, body, type, reason) => {
  const answer = await send(body, type);
  expect([answer.status, answer.body.error]).toEqual([400, reason]);
  expect(await stored()).toEqual([]);
});

const many = (rows: number): string[] =>
  Array.from({ length: rows }, (_, at) => `${at}-${newEmail()},Ada ${at},${unique()}`);

it('10,000 rows are imported; one bad row among them changes nothing; 10,001 are too many', async () => {
  const rows = many(10_000);
  const bad = rows.with(9_876, 'nobody,A,');
  const refused = await send(file(...bad));
  expect([refused.body.error, refused.body.rows.map(({ row }) => row)]).toEqual(['import_invalid', [9_877]]);
  expect(await stored()).toEqual([]);

  const { status, body } = await send(file(...rows));
  expect([status, body.totals]).toEqual([200, { rows: 10_000, created: 10_000, exists: 0 }]);
  const counted = await stored();
  expect([counted.length, counted.every(({ cards }) => cards === 2)]).toEqual([10_000, true]);
  expect((await send(file(...rows, `${newEmail()},,`))).body.error).toBe('too_many_rows');
}, 180_000);

it('413: more than 1 MiB, and JSON routes still take 64 KiB alone', async () => {
  const row = `${newEmail()},${'x'.repeat(180)},`;
  const answer = await send(file(...Array.from({ length: 5_000 }, () => row)).padEnd(1_048_577, '\n'));
  expect([answer.status, answer.body.error]).toEqual([413, 'body_too_large']);
  expect(answer.body.message).toContain('1,048,576 bytes');
  const large = { email: newEmail(), name: 'x'.repeat(65_536) };
  const json = await admin.post(`/merchants/${shop.id}/customers`, large);
  expect([json.status, json.body.message]).toEqual([413, expect.stringContaining('65,536 bytes')]);
});

it('two imports of the same file at the same moment make each customer once', async () => {
  const rows = many(300);
  const answers = await Promise.all([send(file(...rows)), send(file(...rows.toReversed())), send(file(...rows))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const created = answers.reduce((sum, { body }) => sum + body.totals.created, 0);
  expect([created, (await stored()).length]).toEqual([300, 300]);
  expect((await stored()).every(({ cards }) => cards === 2)).toBe(true);
});

it('an import waits for a customer who is being created, and finds them', async () => {
  const email = newEmail();
  const id = await shop.database.row<{ id: string }>('select gen_random_uuid() as id');
  const letGo = await shop.database.hold(
    'insert into customers (merchant_id, id, email, created_at) values ($1, $2, $3, now())',
    [shop.merchantId, id.id, email],
  );
  const importing = send(file(`${email},A canary,`));
  await until('The import waits', async () => (await shop.database.waiting()) > 0);
  await letGo();
  expect((await importing).body.data).toMatchObject([{ email, status: 'created' }]);
});

it('the audit log says how many, and never whom', async () => {
  await send(file(`${newEmail()},A canary,`, `${newEmail()},B canary,`));
  const entry = await shop.database.row(
    "select actor_id, subject_id, details from audit_entries where merchant_id = $1 and action = 'customer.imported'",
    [shop.merchantId],
  );
  expect(entry).toEqual({ actor_id: admin.staffId, subject_id: null, details: { rows: 2, created: 2, exists: 0 } });
});
