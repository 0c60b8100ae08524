import type { BadRowView, ImportedRowView } from '#portal/customers/import-customers.js';
import { encodeId } from '#domain/ids.js';
import type { Answer, Call } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { eventsOf } from '../../support/fixtures/events.js';
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
  await shop.cardDefinition({ title: 'Points', type: 'points', openEnded: true, externalId: 'own-points' });
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
      `${newEmail()},Fine,fine`,
      'nobody,A,',
      `${twice},A,same`,
      `${twice.toUpperCase()},B,`,
      `${newEmail()},C,same`,
      `${newEmail()},D,taken`,
      `${newEmail()},${'x'.repeat(201)},`,
      `${newEmail()},E`,
      `${newEmail()},F,,G`,
      `${newEmail()},H,${taken.shown}`,
      `${newEmail()},I\u0007,`,
      ',J,',
      `${newEmail()},K,${'y'.repeat(129)}`,
    ),
  );
  expect([status, body.error]).toEqual([400, 'import_invalid']);
  expect(body.rows.map(({ row, status: said }) => [row, said])).toEqual(
    [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((row) => [row, 'invalid']),
  );
  expect(body.rows[1]?.message).toBe('email is already used in row 3.');
  expect(await stored()).toEqual(before);
});

it.each(['..', '.', '\u200b'])('%j is refused as an externalId, as it is everywhere', async (externalId) => {
  const before = await stored();
  const { status, body } = await send(file(`${newEmail()},A,${externalId}`));
  expect([status, body.error, body.rows[0]?.message.split(' ')[0]]).toEqual([400, 'import_invalid', 'externalId']);
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
      [2, 'email'],
      [3, 'name'],
      [4, 'externalId'],
    ]);
    expect(await stored()).toEqual(before);
  });
});

it.each([
  ['no header', `${newEmail()},A,`],
  ['a column too many', `${header},phone\n`],
  ['no column email', `name,externalId\n`],
  ['a column twice', `email,E-Mail\n`],
  ['stamps that name no card', `email,stamps:nothing\n${newEmail()},1`],
  ['stamps that name a card of points', `email,stamps:own-points\n${newEmail()},1`],
  ['two separators', `email;name,externalId\n`],
  ['nothing at all', undefined],
  ['two columns in one', `"email,name",externalId\n`],
])('400: a file with %s in its header', async (_, body) => {
  expect((await send(body)).body.error).toBe('csv_header_invalid');
});

it.each([
  ['more than 100 columns', Array.from({ length: 100 }, (_, at) => `,stamps:${at}`).join(''), 'more than 100 columns'],
  ['much space before the name of a card', `,stamps${' '.repeat(900_000)}:x`, 'is none of them'],
])('400: a header of %s is not read further', async (_, columns, problem) => {
  const { body } = await send(`email${columns}\n${newEmail()}`);
  expect(body).toMatchObject({ error: 'csv_header_invalid', message: expect.stringContaining(problem) });
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

it.each([
  ['semicolons', 'email;name;externalId', ';', 'utf8', ''],
  ['tabs', 'email\tname\texternalId', '\t', 'utf8', ''],
  ['names as a spreadsheet has them', 'E-Mail,Full name,Customer number', ',', 'utf8', ''],
  ['UTF-16, little end first', 'Email address;Name;External ID', ';', 'utf16le', '\ufeff'],
  ['UTF-16, big end first', 'EMAIL;NAME;EXTERNAL_ID', ';', 'utf16be', '\ufeff'],
])('reads a file with %s', async (_, head, separator, encoding, mark) => {
  const email = newEmail();
  const text = `${mark}${head}\r\n${[email, '"Lovelace, Ada; canary \u00e9"', 'own-1'].join(separator)}\r\n`;
  const bytes = encoding === 'utf8' ? Buffer.from(text) : Buffer.from(text, 'utf16le');
  const { status, body } = await send(encoding === 'utf16be' ? bytes.swap16() : bytes);
  expect([status, body.totals]).toEqual([200, { rows: 1, created: 1, exists: 0 }]);
  expect(await stored()).toEqual([{ email, name: 'Lovelace, Ada; canary \u00e9', own: 'own-1', cards: 2 }]);
});

it('columns may have any order, and only the e-mail is required', async () => {
  const [first, second] = [newEmail(), newEmail()];
  expect((await send(`name,email\nA canary,${first}`)).status).toBe(200);
  expect((await send(`email\n${second}`)).status).toBe(200);
  expect((await stored()).map(({ email, name }) => [email, name])).toEqual([
    [first, 'A canary'],
    [second, null],
  ]);
});

describe('opening balances', () => {
  const balances = (): Promise<{ email: string; stamps: number; points: number; entries: number }[]> =>
    shop.database.rows(
      `select c.email, sum(k.stamps)::int as stamps, sum(k.points)::int as points, sum(k.entry_count)::int as entries
       from customers c join cards k on k.merchant_id = c.merchant_id and k.customer_id = c.id
       where c.merchant_id = $1 group by c.id, c.email order by c.id`,
      [shop.merchantId],
    );

  it('are given to new customers as any give is: ledger, totals, rewards, events, audit; and once', async () => {
    const pen = await shop.rewardTemplate({ title: 'A pen' });
    await shop.cardDefinition({
      title: 'Tea',
      externalId: 'tea',
      numberOfStamps: 10,
      progression: [{ at: 3, rewardTemplateId: pen.shown }],
    });
    const known = await shop.customer();
    const [first, second, third] = [newEmail(), newEmail(), newEmail()];
    const csv = ['email;stamps:tea;Points', `${first};4;250`, `${second};0;`, `${known.email};5;5`, `${third};;7`].join(
      '\n',
    );
    expect((await send(csv)).body.totals).toEqual({ rows: 4, created: 3, exists: 1 });
    const expected = [
      { email: known.email, stamps: 0, points: 0, entries: 0 },
      { email: first, stamps: 4, points: 250, entries: 2 },
      { email: second, stamps: 0, points: 0, entries: 0 },
      { email: third, stamps: 0, points: 7, entries: 1 },
    ];
    expect(await balances()).toEqual(expected);
    const { body } = await admin.get<{ data: { customer: object; rewards: { title: string }[]; ledger: object[] } }>(
      `/merchants/${shop.id}/customers/${(await send(csv)).body.data[0]?.customerId}`,
    );
    expect(body.data.customer).toMatchObject({ lifetimeStamps: 4, lifetimePoints: 250 });
    expect(body.data.rewards.map(({ title }) => title)).toEqual(['A pen']);
    expect(body.data.ledger).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ cause: 'give', change: 4, by: expect.objectContaining({ id: admin.id }) }),
      ]),
    );
    // The second import of the same file, above, gave nothing again.
    expect(await balances()).toEqual(expected);
    const entries = await shop.database.rows<{ action: string; details: { reason?: string } }>(
      "select action, details from audit_entries where merchant_id = $1 and action like 'customer.%_given' order by id",
      [shop.merchantId],
    );
    expect(entries.map(({ action, details }) => [action, details.reason])).toEqual([
      ['customer.stamps_given', 'Opening balance'],
      ['customer.points_given', 'Opening balance'],
      ['customer.points_given', 'Opening balance'],
    ]);
    const types = (await eventsOf(shop)).map(({ type }) => type).filter((type) => type.includes('given'));
    expect(types.toSorted()).toEqual(['card.points_given', 'card.points_given', 'card.stamps_given']);
  });

  it.each(['stamps:own tea', 'stamps:tea:1', 'Points: own tea'])(
    'a wrong one names the column %s whole',
    async (column) => {
      const { body } = await send(`email,${column}\n${newEmail()},some`);
      const message = `${column} must be an integer from 0 to 1,000,000,000.`;
      expect(body.rows).toMatchObject([{ row: 1, column, message }]);
    },
  );

  it('that are wrong name their row and column, and nothing is imported', async () => {
    const before = await stored();
    const rows = [
      `${newEmail()},5,1`,
      `${newEmail()},-1,1`,
      `${newEmail()},1.5,`,
      `${newEmail()},,many`,
      `${newEmail()},1`,
    ];
    const { status, body } = await send(['email,stamps,points', ...rows].join('\n'));
    expect([status, body.error]).toEqual([400, 'import_invalid']);
    expect(body.rows.map(({ row, column }) => [row, column])).toEqual([
      [2, 'stamps'],
      [3, 'stamps'],
      [4, 'points'],
      [5, null],
    ]);
    expect(await stored()).toEqual(before);
  });

  it('that the card refuses are an error of their row, after which nothing is imported', async () => {
    const pen = await shop.rewardTemplate();
    await shop.cardDefinition({
      externalId: 'tea',
      numberOfStamps: 1,
      progression: [{ at: 1, rewardTemplateId: pen.shown }],
    });
    const before = await stored();
    const rows = [`${newEmail()},5`, `${newEmail()},1000000`];
    const { body } = await send(['email,stamps:tea', ...rows].join('\n'));
    expect(body.error).toBe('import_invalid');
    const message = expect.stringMatching(/^stamps:tea: .+\.$/);
    expect(body.rows).toMatchObject([{ row: 2, column: 'stamps:tea', message }]);
    expect(await stored()).toEqual(before);
  });

  it('of more than one card of a kind name the card, by the error too', async () => {
    const tea = await shop.cardDefinition({ title: 'Tea' });
    const { body } = await send(`email,stamps\n${newEmail()},1`);
    expect([body.error, body.message]).toEqual(['csv_header_invalid', expect.stringContaining('2 stamp cards')]);
    expect((await send(`email,stamps: ${tea.shown}\n${newEmail()},1`)).status).toBe(200);
  });

  it('of one card are in one column, however it is named', async () => {
    const before = await stored();
    const [row] = await shop.database.rows<{ id: string }>(
      "select id from card_definitions where merchant_id = $1 and external_id = 'own-points'",
      [shop.merchantId],
    );
    const names = ['points', 'points:own-points', `points:${encodeId('card_definition', row?.id ?? '')}`];
    for (const [one, other] of [names.slice(0, 2), names.slice(1), names.toReversed()]) {
      const { body } = await send(`email,${one},${other}\n${newEmail()},250,250`);
      expect([body.error, body.message]).toEqual([
        'csv_header_invalid',
        expect.stringContaining(`${one} and ${other} name the same card.`),
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  it('of 1,000 customers are given in one commit; of 1,001 they are too many', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => `${at}-${newEmail()},${(at % 9) + 1}`);
    const start = performance.now();
    const { status, body } = await send(['email,stamps', ...rows].join('\n'));
    process.stdout.write(`1,000 opening balances: ${Math.round(performance.now() - start)} ms\n`);
    expect([status, body.totals.created]).toEqual([200, 1_000]);
    expect((await balances()).reduce((sum, { stamps }) => sum + stamps, 0)).toBe(4_996);
    const more = await send(['email,stamps', ...rows, `${newEmail()},1`].join('\n'));
    expect([more.status, more.body.error]).toEqual([400, 'too_many_rows']);
    const two = await send(['email,stamps,points', ...rows.map((row) => `${row},1`)].join('\n'));
    expect([two.status, two.body.message]).toEqual([400, 'One import accepts at most 1,000 opening balances.']);
  });
});

const many = (rows: number): string[] =>
  Array.from({ length: rows }, (_, at) => `${at}-${newEmail()},Ada ${at},${unique()}`);

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
