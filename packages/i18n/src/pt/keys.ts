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
  send: '{{keys}} para enviar',
  newLine: '{{keys}} para uma nova linha',
} satisfies Dictionary<'pt'>['keys'];
