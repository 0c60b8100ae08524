import { parse } from 'csv-parse/sync';
import { type CsvValue, csvRecord } from './csv.js';

it.each<[readonly CsvValue[], string]>([
  [['a', 1, null, -2.5], 'a,1,,-2.5\r\n'],
  [['a,b', 'say "no"', 'two\r\nlines'], '"a,b","say ""no""","two\r\nlines"\r\n'],
  [['', ' a ', 'Zoë'], ', a ,Zoë\r\n'],
])('%j is %j', (values, expected) => expect(csvRecord(values)).toBe(expected));

it.each(['=1+1', '+44 20', '-5', '@sum', '\tx', '\rx', '\nx', '＝1+1', '＋44', '－5', '＠sum'])(
  '%j cannot run as a formula',
  (text) => {
    const [[read]] = parse(csvRecord([text])) as [[string]];
    expect(read).toBe(`'${text}`);
  },
);

it.each(['a=b', '1-2', "'=x", 'ada@example.com'])('%j is left as it is', (text) => {
  expect(parse(csvRecord([text]))).toEqual([[text]]);
});

it.each([
  ['Ada;=1+1', "Ada;'=1+1"],
  ['a; "@sum', 'a;\' "@sum'],
  ['=1;-2', "'=1;'-2"],
  ['a; ＝1', "a;' ＝1"],
  ['a;b', 'a;b'],
])('%j cannot run as a formula where semicolons separate cells either', (text, expected) => {
  expect(parse(csvRecord([text]))).toEqual([[expected]]);
});
