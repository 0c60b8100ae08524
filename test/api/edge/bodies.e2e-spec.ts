import { gzipSync } from 'node:zlib';
import type { CustomerView } from '#http/views/customer.view.js';
import type { Answer, Call } from '../../support/harness/client.js';
import { rawRequest, sendRawBytes } from '../../support/harness/http-raw.js';
import { useService } from '../../support/harness/service.js';
import { type Fixtures, createFixtures, named, callOperation } from '../../support/fixtures/operations.js';
import { newEmail } from '../../support/fixtures/random.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const service = useService();
let shop: Shop;
let things: Fixtures;
beforeAll(async () => {
  shop = await Shop.open(service.now);
  things = await createFixtures(shop);
});

const writes = named.filter(([, { method }]) => method === 'POST');

/** All that a write could have changed. */
async function state(): Promise<string> {
  const { database, merchantId } = shop;
  const tables = ['customers', 'cards', 'card_entries', 'orders', 'rewards', 'idempotency_answers'];
  const rows = await Promise.all(
    tables.map((table) =>
      database.row<{ text: string | null }>(
        `select md5(string_agg(t::text, '|' order by t::text)) as text from ${table} t where merchant_id = $1`,
        [merchantId],
      ),
    ),
  );
  return JSON.stringify(rows);
}

/** Nothing that was sent left a trace. */
async function refusedWithoutTrace(answers: () => Promise<readonly Answer[]>, ...reasons: string[]): Promise<void> {
  const before = await state();
  for (const answer of await answers()) {
    expect(answer.status).toBe(400);
    expect(reasons).toContain(answer.body.error);
  }
  expect(await state()).toBe(before);
}

const stamps = (body: Call['body'], headers: Record<string, string> = {}): Promise<Answer> =>
  shop.post(`/customers/${things.customerId}/cards/${things.stampCardId}/stamps`, body, { headers });
const order = (text: string | Buffer): Promise<Answer> => shop.post('/orders/create', text);
const orderText = (more: string): string =>
  `{"customer_email":"${newEmail()}","order_value":1,"order_source":"shop"${more}}`;

describe('400: a body that is not said to be JSON', () => {
  it.each(writes)(
    '%s: text/plain, a form, another charset, no Content-Type at all, or two of them',
    async (_, operation) => {
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json'];
      const almost = [
        'application/jsonp',
        'application/json, text/plain',
        'application/json; charset=utf-16',
        '*/*',
        '',
      ];
      const mixed = ['application/json; foo=bar; charset=latin1', 'application/json; foo', 'application/json; foo="a'];
      await refusedWithoutTrace(
        () =>
          Promise.all(
            [...types, ...almost, ...mixed, 'application/json; charset=latin1'].map((type) =>
              callOperation(operation, things, { headers: { 'content-type': type } }),
            ),
          ),
        'content_type_unsupported',
      );
      const body = JSON.stringify(operation.body?.());
      const before = await state();
      const headers = [`X-API-Key: ${shop.key}`, 'Host: x', 'Idempotency-Key: a', `Content-Length: ${body.length}`];
      const line = `POST ${base}${operation.path(things)} HTTP/1.1`;
      const json = 'Content-Type: application/json';
      for (const lines of [[], [json, 'Content-Type: text/plain'], [json, json]]) {
        const answer = await rawRequest(service.now.api.port, line, [...headers, ...lines], body);
        expect(JSON.parse(answer.body)).toMatchObject({ code: 400, error: 'content_type_unsupported' });
      }
      expect(await state()).toBe(before);
    },
  );

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    'application/json;',
    'application/json;boundary=x',
    'application/json; foo=bar',
    'application/json; odata="a; charset=latin1"; charset="utf-8"; v=1',
  ])('200: %s is JSON', async (type) => {
    expect((await stamps({ quantity: 1 }, { 'content-type': type })).status).toBe(200);
  });
});

it.each(['json', 'undefined', 'text/plain', 'application/x-www-form-urlencoded'])(
  'no body is an empty object, whatever its Content-Type says: %s',
  async (type) => {
    const headers = [`X-API-Key: ${shop.key}`, 'Host: x', `Idempotency-Key: empty-${type}`, `Content-Type: ${type}`];
    const path = `${base}/customers/${things.customerId}/cards/${things.stampCardId}/stamps`;
    const answer = await rawRequest(service.now.api.port, `POST ${path} HTTP/1.1`, [...headers, 'Content-Length: 0']);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 400, error: 'missing_field' });
  },
);

describe('400: a body with a Content-Encoding', () => {
  it.each(['gzip', 'deflate', 'br', 'identity', 'x'])('%s', async (encoding) => {
    const text = '{"quantity":1}';
    await refusedWithoutTrace(
      () => Promise.all([text, gzipSync(text)].map((body) => stamps(body, { 'content-encoding': encoding }))),
      'content_encoding_unsupported',
    );
  });
});

describe('400: null', () => {
  it.each(writes)('%s: null is no body, and no value of a required field', async (_, operation) => {
    const [field] = Object.keys(operation.body?.() ?? {});
    const fields = [{ ...operation.body?.(), [String(field)]: null }];
    await refusedWithoutTrace(
      () => Promise.all(['null', ...fields].map((body) => callOperation(operation, things, { body }))),
      'body_not_an_object',
      'invalid_field',
    );
  });
});

describe('400: no object', () => {
  it.each(writes)('%s: an array, a text, a number, a truth, or nothing but space', async (_, operation) => {
    const bodies = ['[]', `[${JSON.stringify(operation.body?.())}]`, '"text"', '5', 'true'];
    await refusedWithoutTrace(
      () => Promise.all(bodies.map((body) => callOperation(operation, things, { body }))),
      'body_not_an_object',
    );
  });

  it.each(writes)('%s: malformed JSON', async (_, operation) => {
    const good = JSON.stringify(operation.body?.());
    const bodies = [
      '{',
      '}',
      ' ',
      '{}{}',
      `${good},`,
      `${good}x`,
      `//x\n${good}`,
      "{'a':1}",
      '{a:1}',
      '{"a":1,}',
      '\\',
    ];
    await refusedWithoutTrace(
      () =>
        Promise.all(
          [...bodies, '{"a":01}', '{"a":+1}', '{"a":.5}', '{"a":NaN}', '{"a":"\n"}', '{"a"}', '"', '{"a":"\\x"}'].map(
            (body) => callOperation(operation, things, { body }),
          ),
        ),
      'body_malformed',
    );
  });

  const withRequired = writes.filter(([, { isBodyOptional }]) => !isBodyOptional);
  it.each(withRequired)('%s: an absent body lacks what is required', async (_, operation) => {
    await refusedWithoutTrace(
      async () => [
        await callOperation(operation, things, { body: undefined }),
        await callOperation(operation, things, { body: '' }),
        await callOperation(operation, things, { body: '{}' }),
      ],
      'missing_field',
    );
  });
});

describe('400: unknown fields', () => {
  it.each(writes.filter(([, { route }]) => route !== '/orders/create'))('%s refuses them', async (_, operation) => {
    const fields = ['quantiy', 'Quantity', 'quantity ', 'amount', 'constructor', 'toString', ''];
    await refusedWithoutTrace(
      () =>
        Promise.all(
          fields.map((name) => callOperation(operation, things, { body: { ...operation.body?.(), [name]: 1 } })),
        ),
      'unknown_field',
    );
    const proto = `{"__proto__":{"quantity":5},${JSON.stringify(operation.body?.()).slice(1)}`;
    await refusedWithoutTrace(async () => [await callOperation(operation, things, { body: proto })], 'unknown_field');
  });
});

describe('400: a duplicate JSON key', () => {
  it.each([
    '{"quantity":1,"quantity":50}',
    '{"quantity":1,"quantity":1}',
    '{"quantity":1,"quantit\\u0079":50}',
    '{"\\u0071uantity":1,"quantity":50}',
    '{ "quantity" : 1 ,\n"quantity"\t:\r\n50}',
  ])('%s', async (body) => {
    await refusedWithoutTrace(async () => [await stamps(body)], 'duplicate_key');
  });

  it('in an object within, also in a field that is ignored', async () => {
    const bodies = [
      orderText(',"items":[{"a":1,"a":2}]'),
      orderText(',"x":1,"x":1'),
      orderText(',"\\"":1,"\\u0022":2'),
    ];
    await refusedWithoutTrace(() => Promise.all(bodies.map(order)), 'duplicate_key');
  });

  it('200: the same key in different objects, and a text that looks like a key, are no repetition', async () => {
    expect(
      (await order(orderText(',"a":{"a":{"a":1}},"b":["a","a"],"c":"\\"a\\":","d":[{"a":1},{"a":2}]'))).status,
    ).toBe(200);
  });
});

describe('400: depth', () => {
  const nested = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels);

  it('200: 32 levels are read, brackets in texts not counted', async () => {
    expect((await order(orderText(`,"x":${nested(31, '[', ']')}`))).status).toBe(200);
    expect((await order(orderText(`,"x":${nested(31, '{"a":', '}').replace(':}', ':1}')}`))).status).toBe(200);
    expect((await order(orderText(`,"x":"${'[{'.repeat(100)}"`))).status).toBe(200);
    expect((await order(orderText(`,"x":"\\"${'['.repeat(100)}"`))).status).toBe(200);
    expect((await order(orderText(`,"x":[${'[],'.repeat(100)}1]`))).status).toBe(200);
  });

  it('33 levels are refused, of arrays and of objects', async () => {
    const deep = [nested(32, '[', ']'), nested(32, '{"a":', '}').replace(':}', ':1}'), nested(16, '[{"a":', '}]')];
    await refusedWithoutTrace(
      () => Promise.all(deep.map((value) => order(orderText(`,"x":${value.replace(':}', ':1}')}`)))),
      'body_too_deep',
    );
  });

  it('40,000 brackets are refused, closed or not, in every operation', async () => {
    const bodies = [
      '['.repeat(40_000),
      nested(30_000, '[', ']'),
      '{"a":'.repeat(13_000),
      `{"quantity":${'['.repeat(40_000)}`,
    ];
    for (const [, operation] of writes) {
      await refusedWithoutTrace(
        () => Promise.all(bodies.map((body) => callOperation(operation, things, { body }))),
        'body_too_deep',
        'body_malformed',
      );
    }
  });

  it('15,000 objects below one another are refused, in a field too', async () => {
    const deep = nested(10_000, '{"a":', '}').replace(':}', ':1}');
    await refusedWithoutTrace(
      async () => [await order(orderText(`,"x":${deep}`)), await stamps(deep)],
      'body_too_deep',
    );
  });

  it('brackets that close before they open are malformed', async () => {
    await refusedWithoutTrace(
      async () => [await stamps(`${']'.repeat(20_000)}${'['.repeat(20_000)}`)],
      'body_malformed',
    );
  });
});

describe('413: size', () => {
  const sized = (bytes: number): string => {
    const text = orderText(',"x":""');
    return text.replace('"x":""', `"x":"${'x'.repeat(bytes - text.length)}"`);
  };

  it('200: 65,536 bytes are read', async () => {
    expect(sized(65_536)).toHaveLength(65_536);
    expect((await order(sized(65_536))).status).toBe(200);
  });

  it.each([65_537, 100_000, 1_000_000])('%d bytes are refused', async (bytes) => {
    const before = await state();
    const answer = await order(sized(bytes));
    expect(answer.body).toMatchObject({ code: 413, error: 'body_too_large' });
    expect(await state()).toBe(before);
  });

  it('bytes count, not characters', async () => {
    expect((await order(orderText(`,"x":"${'ä'.repeat(33_000)}"`))).status).toBe(413);
  });

  it('a body in chunks without a length is measured as it comes', async () => {
    const chunk = `8000\r\n${' '.repeat(0x8000)}\r\n`;
    const headers = ['Host: x', `X-API-Key: ${shop.key}`, 'Content-Type: application/json', 'Idempotency-Key: c'];
    const line = `POST ${base}/orders/create HTTP/1.1`;
    const body = `${chunk.repeat(4)}0\r\n\r\n`;
    const answer = await rawRequest(service.now.api.port, line, [...headers, 'Transfer-Encoding: chunked'], body);
    expect(answer.status).toBe(413);
  });
});

describe('400: text', () => {
  const email = newEmail();
  const bytes = (...parts: readonly (string | number)[]): Buffer =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))));
  const withName = (...name: readonly (string | number)[]): Buffer =>
    bytes(`{"customer_email":"${email}","order_value":1,"order_source":"shop","name":"`, ...name, '"}');

  it('bytes that are not UTF-8', async () => {
    const names = [[0xff], [0xc3, 0x28], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf5, 0x80, 0x80, 0x80]];
    await refusedWithoutTrace(
      () => Promise.all([...names, ['ok', 0x80]].map((name) => order(withName(...name)))),
      'body_not_utf8',
    );
    const utf16 = Buffer.from(orderText(''), 'utf16le');
    await refusedWithoutTrace(
      async () => [await shop.post('/orders/create', utf16)],
      'body_malformed',
      'body_not_utf8',
    );
  });

  it('lone surrogates and control characters in a field that is kept', async () => {
    const names = ['\\ud800', 'a\\udc00b', '\\ud83d', '\\u0000', 'a\\u0000b', '\\u001f', '\\u007f', '\\u0085', 'a\\nb'];
    await refusedWithoutTrace(
      () => Promise.all(names.map((name) => order(orderText(`,"name":"${name}"`)))),
      'invalid_field',
    );
  });

  it('200: valid escapes are decoded', async () => {
    const { body } = await shop.post<{ order: { customerId: string } }>(
      '/orders/create',
      orderText(',"name":"\\u0041da \\ud83d\\ude00 \\/\\\\"'),
    );
    const { data } = (await shop.get<{ data: CustomerView }>(`/customers/${body.order.customerId}`)).body;
    expect(data.name).toBe('Ada 😀 /\\');
  });
});

describe('400: numbers and types', () => {
  it.each([
    '1e400',
    '-1e400',
    '9007199254740993',
    '5e-324',
    '0.30000000000000004',
    '1.0000001',
    '1e2.5',
    '0x10',
    '--1',
    '1.0000000000000000001',
    '0.99999999999999999999',
    '1e-400',
    '"0x10"',
    '"1e3"',
    '" 5 "',
    '"5"',
    'true',
    'false',
    '[5]',
    '{"value":5}',
    '""',
    'null',
    '"null"',
    '-0.0',
  ])('quantity %s is converted into nothing', async (value) => {
    await refusedWithoutTrace(async () => [await stamps(`{"quantity":${value}}`)], 'invalid_field', 'body_malformed');
  });

  it.each(['1', '1.0', '1e0', '10e-1', '100'])('200: quantity %s is a whole number', async (value) => {
    expect((await stamps(`{"quantity":${value}}`)).status).toBe(200);
  });

  it('200: a field that takes anything takes objects with any key', async () => {
    for (const value of ['{"constructor":1}', '{"a":{"constructor":null}}', '[{"prototype":{}}]', '{"__proto__":[]}']) {
      expect((await order(orderText(`,"order_number":${value}`))).status).toBe(200);
    }
  });

  it('locationId takes a text alone', async () => {
    const values = ['{}', '[]', '5', 'true', 'null', '["loc_1"]'];
    await refusedWithoutTrace(
      () => Promise.all(values.map((value) => stamps(`{"quantity":1,"locationId":${value}}`))),
      'invalid_field',
    );
  });
});

describe('a body where none is expected', () => {
  it('200: GET ignores it', async () => {
    expect((await shop.get('/auth', { body: '{"a":' })).status).toBe(200);
  });
});

it('a write that was sent behind a body that is refused is answered too', async () => {
  const post = (key: string, body: string, more: readonly string[] = []): string =>
    [
      `POST ${base}/orders/create HTTP/1.1`,
      'Host: localhost',
      `X-API-Key: ${shop.key}`,
      `Idempotency-Key: ${key}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      ...more,
      '',
      body,
    ].join('\r\n');
  const bytes = post('refused', '{"a":') + post('behind-it', orderText(''), ['Connection: close']);
  const statuses = (await sendRawBytes(service.now.api.port, bytes)).match(/HTTP\/1\.1 \d+/g);
  expect(statuses).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
});
