import type { Dictionary } from '../types.ts';

export const keys = {
  command: 'Comando',
  control: 'Control',
  alt: 'Alt',
  option: 'Opzione',
  escape: 'Esc',
  shift: 'Maiuscole',
  up: 'Freccia su',
  down: 'Freccia giù',
  left: 'Freccia sinistra',
  right: 'Freccia destra',
  slash: 'Barra',
  question: 'Punto interrogativo',
  send: '{{keys}} per inviare',
  newLine: '{{keys}} per andare a capo',
} satisfies Dictionary<'it'>['keys'];
