import { plainName } from './plain-name.js';

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ["Renée O'Neill-Müller", "Renée O'Neill-Müller"],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ['Dr. Grace Hopper', 'Dr. Grace Hopper'],
  ['田中 ゆき', '田中 ゆき'],
  ['Click http://evil.example/now?a=b', 'Click http evil. example now a b'],
  ['www.evil.example', 'www. evil. example'],
  ['evil。example', 'evil. example'],
  ['mailto:ada@evil.example', 'mailto ada evil. example'],
  ['<a href="https://evil.example">Ada</a>', 'a href "https evil. example" Ada a'],
  ['Call +441234567890', 'Call +'],
  ['Ada\r\nBcc: all@evil.example', 'Ada Bcc all evil. example'],
  ['evil\u200b.example', 'evil\u200b. example'],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
])('%s is written %s', (name, written) => {
  expect(plainName(name)).toBe(written);
});

it('leaves nothing that a mail program could take for an address', () => {
  for (const address of [
    'http://evil.example',
    'HTTPS://evil.example',
    'evil.example',
    '//evil.example',
    'a@evil.example',
  ]) {
    expect(plainName(`Ada ${address} Lovelace`)).not.toMatch(/:\/|[\w-]+\.[\w-]+|@/);
  }
});
