import type { Dictionary } from '../types.ts';

export const numbers = {
  decrease: '{{label}}: уменьшить',
  increase: '{{label}}: увеличить',
  fault: {
    format: 'Введите число, например {{example}}.',
    ambiguous: 'Это может означать {{one}} или {{other}}. Введите одно из них.',
    digits: 'Введите число не более чем из 15 цифр.',
    whole: 'Введите целое число.',
    decimals: 'Допустимо знаков после запятой: {{count}}.',
    min: 'Введите {{min}} или больше.',
    max: 'Введите {{max}} или меньше.',
  },
} satisfies Dictionary<'ru'>['numbers'];
