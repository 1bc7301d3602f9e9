const plain = /^[ -~]*$/;
const accents = /[\u0300-\u036F]/g;

/** A text as it is compared: small letters without accents. Signs of Indic scripts are no accents. */
export const foldText = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text.toLowerCase().normalize('NFD').replace(accents, '').normalize('NFC');

/** The words of a search, folded. */
export const wordsOf = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);
