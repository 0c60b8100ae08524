/** Currencies of which one unit is worth little, by the amount that is worth about as much as a dollar or a euro. */
const amounts: readonly (readonly [amount: number, currencies: string])[] = [
  [
    10,
    'BOB CNY CZK DKK DOP EGP ETB GHS GTQ HKD HNL MAD MDL MKD MOP MUR MXN NIO NOK NPR SEK SLE THB TRY TWD UAH UYU ZAR ZMW',
  ],
  [100, 'ALL AMD BDT DZD HTG HUF INR ISK JMD JPY KES KGS LKR MZN PHP PKR RSD RUB VUV XPF'],
  [1_000, 'AOA ARS BIF CDF CLP COP CRC IQD KHR KMF KRW KZT MGA MMK MNT MWK NGN RWF TZS UGX XAF XOF'],
  [10_000, 'GNF IDR LAK PYG SYP UZS VND'],
  [100_000, 'IRR LBP'],
];

/** The spend that gives one point in a starter programme: a reward for 100 points then costs a sensible sum in each currency. */
export const pointUnit = (currency: string): number =>
  amounts.find(([, currencies]) => currencies.split(' ').includes(currency))?.[0] ?? 1;

/** `pound`, `US dollar`, `¥100`: the spend that gives one point, in the words of the browser's language data. */
export function pointUnitName(currency: string): string {
  const unit = pointUnit(currency);
  if (unit > 1) {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
    return new Intl.NumberFormat('en-GB', style).format(unit);
  }
  if (currency === 'GBP') return 'pound';
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? currency;
  // In a sentence only the country keeps its capital letter. A code stays as it is.
  return name === currency ? name : name.replace(/\S+$/, (word) => word.toLowerCase());
}
