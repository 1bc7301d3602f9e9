import type { Dictionary } from '../types.ts';

export const numbers = {
  decrease: '{{label}} verringern',
  increase: '{{label}} erhöhen',
  fault: {
    format: 'Geben Sie eine Zahl ein, zum Beispiel {{example}}.',
    ambiguous: 'Das kann {{one}} oder {{other}} heißen. Geben Sie eines davon ein.',
    digits: 'Geben Sie eine Zahl mit höchstens 15 Ziffern ein.',
    whole: 'Geben Sie eine ganze Zahl ein.',
    decimals: 'Erlaubte Nachkommastellen: {{count}}.',
    min: 'Geben Sie {{min}} oder mehr ein.',
    max: 'Geben Sie {{max}} oder weniger ein.',
  },
} satisfies Dictionary<'de'>['numbers'];
