/**
 * Currencies not counted in hundredths, as the payment provider defines them
 * (https://docs.stripe.com/currencies). Browser locale data differ: they count HUF, ISK, TWD and
 * others in whole units.
 */
const decimalsByCurrency: ReadonlyMap<string, number> = new Map([
  ...currencies('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF', 0),
  ...currencies('BHD JOD KWD OMR TND', 3),
]);

function currencies(codes: string, decimals: number): [string, number][] {
  return codes.split(' ').map((code) => [code, decimals]);
}

/** Decimals of an ISO 4217 currency's minor unit: 2 for USD, whose 4900 is 49.00; 2 if unknown. */
export const minorUnitDecimals = (currency: string): number =>
  decimalsByCurrency.get(currency.toUpperCase()) ?? 2;
