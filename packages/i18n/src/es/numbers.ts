import type { Dictionary } from '../types.ts';

export const numbers = {
  decrease: 'Reducir {{label}}',
  increase: 'Aumentar {{label}}',
  fault: {
    format: 'Escribe un número, por ejemplo {{example}}.',
    ambiguous: 'Puede significar {{one}} o {{other}}. Escribe uno de los dos.',
    digits: 'Escribe un número de 15 cifras como máximo.',
    whole: 'Escribe un número entero.',
    decimals: 'Decimales permitidos: {{count}}.',
    min: 'Escribe {{min}} o más.',
    max: 'Escribe {{max}} o menos.',
  },
} satisfies Dictionary<'es'>['numbers'];
