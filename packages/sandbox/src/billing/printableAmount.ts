/** Currency signs that the standard fonts of PDF have. */
const PRINTABLE = new Set('$€£¥¤¢');

/** Writes the code for a sign that the standard fonts of PDF lack: ₹500.00 is INR 500.00. */
export const printableAmount = (text: string, currency: string): string =>
  text.replaceAll(/\p{Sc}/gu, (sign) =>
    PRINTABLE.has(sign) ? sign : `${currency.toUpperCase()}\u00A0`,
  );
