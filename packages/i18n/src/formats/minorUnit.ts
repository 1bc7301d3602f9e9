/**
 * Currencies whose amounts are not counted in hundredths, by the payment provider behind the price ids
 * (https://docs.stripe.com/currencies). The locale data of a browser differs: it counts HUF, ISK, TWD and
 * others in whole units, and by another version of its data in other ones.
 */
const decimalsByCurrency: ReadonlyMap<string, number> = new Map([
  ...currencies('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF', 0),
  ...currencies('BHD JOD KWD OMR TND', 3),
]);

function currencies(codes: string, decimals: number): [string, number][] {
  return codes.split(' ').map((code) => [code, decimals]);
}

/**
 * Returns the decimals of a currency's minor unit: 2 for USD, whose 4900 is 49.00.
 * @param currency an ISO 4217 code in any case; an unknown one has 2
 */
export const minorUnitDecimals = (currency: string): number =>
  decimalsByCurrency.get(currency.toUpperCase()) ?? 2;
