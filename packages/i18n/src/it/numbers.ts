import type { Dictionary } from '../types.ts';

export const numbers = {
  decrease: 'Diminuisci {{label}}',
  increase: 'Aumenta {{label}}',
  fault: {
    format: 'Inserisci un numero, ad esempio {{example}}.',
    ambiguous: 'Può significare {{one}} o {{other}}. Inserisci uno dei due.',
    digits: 'Inserisci un numero di 15 cifre al massimo.',
    whole: 'Inserisci un numero intero.',
    decimals: 'Decimali consentiti: {{count}}.',
    min: 'Inserisci {{min}} o più.',
    max: 'Inserisci {{max}} o meno.',
  },
} satisfies Dictionary<'it'>['numbers'];
