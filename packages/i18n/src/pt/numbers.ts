import type { Dictionary } from '../types.ts';

export const numbers = {
  decrease: 'Diminuir {{label}}',
  increase: 'Aumentar {{label}}',
  fault: {
    format: 'Digite um número, por exemplo {{example}}.',
    ambiguous: 'Isso pode ser {{one}} ou {{other}}. Digite um dos dois.',
    digits: 'Digite um número com no máximo 15 algarismos.',
    whole: 'Digite um número inteiro.',
    decimals: 'Casas decimais permitidas: {{count}}.',
    min: 'Digite {{min}} ou mais.',
    max: 'Digite {{max}} ou menos.',
  },
} satisfies Dictionary<'pt'>['numbers'];
