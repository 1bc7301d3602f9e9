import type { Dictionary } from '../types.ts';

export const numbers = {
  decrease: 'Diminuer {{label}}',
  increase: 'Augmenter {{label}}',
  fault: {
    format: 'Saisissez un nombre, par exemple {{example}}.',
    ambiguous: 'Cela peut signifier {{one}} ou {{other}}. Saisissez l’un des deux.',
    digits: 'Saisissez un nombre de 15 chiffres au maximum.',
    whole: 'Saisissez un nombre entier.',
    decimals: 'Décimales autorisées : {{count}}.',
    min: 'Saisissez {{min}} ou plus.',
    max: 'Saisissez {{max}} ou moins.',
  },
} satisfies Dictionary<'fr'>['numbers'];
