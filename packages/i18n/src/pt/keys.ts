import type { Dictionary } from '../types.ts';

export const keys = {
  command: 'Comando',
  control: 'Control',
  alt: 'Alt',
  option: 'Opção',
  escape: 'Escape',
  shift: 'Shift',
  up: 'Seta para cima',
  down: 'Seta para baixo',
  left: 'Seta para a esquerda',
  right: 'Seta para a direita',
  slash: 'Barra',
  question: 'Ponto de interrogação',
} satisfies Dictionary<'pt'>['keys'];
