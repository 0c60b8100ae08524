import { maskEmails } from './mask-emails.js';

describe('maskEmails', () => {
  it.each([
    ['{"email":"\\"secret \\\\\\"person\\"@m.com"}', '{"email":"***@m.com"}'],
    ['{"email":"\\"secret@person\\"@m.com"}', '{"email":"***@m.com"}'],
    ["'ada@m.com'", "'a***@m.com'"],
    ['email=first=last/of?all@m.com&limit=1', 'email=f***@m.com&limit=1'],
    ['/v1/public/customers/first&last=x@m.com', '/v1/public/customers/f***@m.com'],
    ['/v1/public/customers?email=ada%40m.com', '/v1/public/customers?email=a***%40m.com'],
    ['email=j%C3%BCrgen%40example.com', 'email=j***%40example.com'],
    ['{"note":"Hello,\\nada@example.com"}', '{"note":"Hello,\\na***@example.com"}'],
    ['{"note":"\\"{ada@example.com\\/"}', '{"note":"\\"{a***@example.com\\/"}'],
    ['{"email":"ada\\\\@example.com"}', '{"email":"a***@example.com"}'],
  ])('masks the e-mail in %s', (text, masked) => {
    expect(maskEmails(text)).toBe(masked);
  });

  it.each([..."!#$%&'*+-/=?^_`{|}~."])('leaves no more than the first character of an e-mail with %s', (sign) => {
    expect(maskEmails(`{"email":"first${sign}last@m.com"}`)).toBe('{"email":"f***@m.com"}');
    expect(maskEmails(`a=1&email=first${encodeURIComponent(sign)}last%40m.com`)).toBe('a=1&email=f***%40m.com');
  });

  it.each([
    '{"a":"secret","handle":"@shop"}',
    '{"handles":["ada", "@shop"]}',
    '{"note":"\\"@shop\\"","b":1}',
    '{"a":"\\"x\\"","note":"\\"@shop\\""}',
    'search=@shop',
    'x=40',
  ])('finds no e-mail in %s', (text) => {
    expect(maskEmails(text)).toBe(text);
  });

  it.each(['a@', '"@', '\\"@', 'a"@', '"x@"@', '\\u0022@', '"'])('takes linear time for %s many times', (part) => {
    // Measures processor time, because other processes do not make it longer.
    const start = process.cpuUsage();
    maskEmails(part.repeat(100_000 / part.length));
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});
