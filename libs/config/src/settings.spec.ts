import { SettingsError, SettingsReader } from './settings.js';

/** The value of one setting, or the line of the error message. */
function read<Value>(value: string | undefined, how: (reader: SettingsReader) => Value): Value | string {
  const reader = new SettingsReader(value === undefined ? {} : { NAME: value });
  const found = how(reader);
  try {
    return reader.done({ found }).found;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n').slice(1).join('|').trim();
  }
}

describe('text', () => {
  it.each([
    ['hello', undefined, 'hello'],
    [undefined, 'usual', 'usual'],
    ['hello', 'usual', 'hello'],
    [undefined, undefined, '- NAME is not set.'],
    ['', undefined, '- NAME is not set.'],
  ])('%j with the default %j: %s', (value, fallback, expected) =>
    expect(read(value, (reader) => reader.text('NAME', fallback))).toBe(expected),
  );
});

describe('secret', () => {
  it.each([
    ['sixteen letters!', 'sixteen letters!'],
    ['fifteen letters', '- NAME must have at least 16 characters.'],
    ['', '- NAME must have at least 16 characters.'],
    [undefined, '- NAME is not set.'],
    ...[' '.repeat(21), ' sixteen letters!', 'sixteen letters!\r', 'sixteen\tletters!'].map(
      (text): [string, string] => [
        text,
        '- NAME must have no control characters, and no white space at its beginning or end.',
      ],
    ),
  ])('%j: %s', (value, expected) => expect(read(value, (reader) => reader.secret('NAME'))).toBe(expected));
});

describe('integer', () => {
  const wrong = '- NAME must be a whole number from 1 to 1000.';
  it.each([
    [undefined, 7],
    ['', 7],
    ['1', 1],
    ['1000', 1000],
    ['007', 7],
    ...['0', '1001', '-1', '1.5', '1e2', ' 5', '5 ', '0x10', 'many', '9'.repeat(20), '١'].map(
      (text): [string, string] => [text, wrong],
    ),
  ])('%j: %s', (value, expected) => expect(read(value, (reader) => reader.integer('NAME', 7, 1, 1000))).toBe(expected));
});

describe('integers', () => {
  const wrong = '- NAME must be whole numbers from 1 to 60 with commas between.';
  it.each([
    [undefined, [7, 8]],
    ['', [7, 8]],
    ['1', [1]],
    ['5, 60,1', [5, 60, 1]],
    ...['0', '61', '1,', ',1', '1;2', '1.5', '-1', 'many', '1,x'].map((text): [string, string] => [text, wrong]),
  ])('%j: %s', (value, expected) =>
    expect(read<readonly number[]>(value, (reader) => reader.integers('NAME', [7, 8], 1, 60))).toEqual(expected),
  );
});

describe('url', () => {
  const wrong = '- NAME must be an address that begins with redis:// or rediss:// and names a host.';
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['redis://127.0.0.1:6379/1', 'redis://127.0.0.1:6379/1'],
    ['rediss://user:secret@host', 'rediss://user:secret@host'],
    ['http://127.0.0.1', wrong],
    ['127.0.0.1:6379', wrong],
    ['redis', wrong],
    ['redis://', wrong],
    ['redis:127.0.0.1', wrong],
    [' redis://host', wrong],
    ['redis://ho\tst', wrong],
    ['REDIS://User@Host', 'redis://User@Host'],
  ])('%j: %s', (value, expected) =>
    expect(read(value, (reader) => reader.url('NAME', ['redis:', 'rediss:']))).toBe(expected),
  );
});

describe('siteUrl', () => {
  const unfit = '- NAME must be an address without user, query and fragment: paths are appended to it.';
  const wrong = '- NAME must be an address that begins with http:// or https:// and names a host.';
  it.each([
    [undefined, undefined],
    ['https://portal.example', 'https://portal.example'],
    ['HTTPS://portal.example/loyalty//', 'https://portal.example/loyalty'],
    [' https://portal.example', wrong],
    ['https:portal.example', wrong],
    ['https:\\\\portal.example', wrong],
    ['https://portal.example/?a=b', unfit],
    ['https://portal.example/#top', unfit],
    ['https://user:secret@portal.example', unfit],
  ])('%j: %s', (value, expected) => expect(read(value, (reader) => reader.siteUrl('NAME'))).toBe(expected));
});

describe('parsed', () => {
  const even = (text: string): number => {
    if (Number(text) % 2 !== 0) throw new Error('must be even');
    return Number(text);
  };

  it.each([
    ['4', 4],
    ['', undefined],
    [undefined, undefined],
    ['5', '- NAME must be even.'],
  ])('%j: %j', (value, expected) => {
    expect(read(value, (reader) => reader.parsed('NAME', even))).toBe(expected);
  });
});

describe('addresses', () => {
  const wrong = '- NAME must be addresses or ranges such as 10.0.0.0/8.';
  it.each([
    [undefined, []],
    ['', []],
    [' , ', []],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, ::1/128 ,2001:db8::/32', ['127.0.0.1', '::1/128', '2001:db8::/32']],
    ['0.0.0.0/0', ['0.0.0.0/0']],
    ...[
      'true',
      '10.0.0.0/33',
      '::1/129',
      '10.0.0/8',
      '10.0.0.0/',
      '10.0.0.0/8x',
      '10.0.0.0/8/9',
      'proxy.example',
      '10.0.0.1 10.0.0.2',
    ].map((text): [string, string] => [text, wrong]),
    ['10.0.0.1,nonsense', wrong],
  ])('%j: %j', (value, expected) => expect(read(value, (reader) => reader.addresses('NAME'))).toEqual(expected));
});

describe('oneOf', () => {
  it.each([
    [undefined, 'b'],
    ['', 'b'],
    ['a', 'a'],
    ['A', '- NAME must be one of a, b.'],
    ['c', '- NAME must be one of a, b.'],
  ])('%j: %s', (value, expected) =>
    expect(read(value, (reader) => reader.oneOf('NAME', ['a', 'b'], 'b'))).toBe(expected),
  );
});

it('reports all problems together, without the values of secrets', () => {
  const reader = new SettingsReader({ PORT: 'many', PEPPER: 'my dog', LEVEL: 'loud' });
  reader.text('DATABASE');
  reader.integer('PORT', 1, 1, 2);
  reader.secret('PEPPER');
  reader.oneOf('LEVEL', ['quiet'], 'quiet');
  const lines = [
    'Settings are missing or wrong:',
    '  - DATABASE is not set.',
    '  - PORT must be a whole number from 1 to 2.',
    '  - PEPPER must have at least 16 characters.',
    '  - LEVEL must be one of quiet.',
  ];
  expect(() => reader.done({})).toThrow(new Error(lines.join('\n')));
  expect(() => reader.done({})).not.toThrow(/my dog/);
});
