import { minorDigits } from '#domain/money.js';

// Not an import, which would compile the pages' file with the settings of the server.
const { currencyDecimals } = jest.requireActual<{ currencyDecimals: (currency: string) => number }>(
  '../../apps/portal-web/src/format/numbers.js',
);

it('the pages show every currency with the decimals that the API stores', () => {
  const codes = [...Intl.supportedValuesOf('currency'), 'CLF', 'UYI', 'UYW'];
  const digits = (of: (code: string) => number) => codes.map((code) => `${code} ${of(code)}`);
  expect(digits(currencyDecimals)).toEqual(digits(minorDigits));
});
