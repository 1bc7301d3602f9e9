import type { Dictionary } from '../types.ts';

export const keys = {
  command: 'Comando',
  control: 'Control',
  alt: 'Alt',
  option: 'Opción',
  escape: 'Escape',
  shift: 'Mayúsculas',
  up: 'Flecha arriba',
  down: 'Flecha abajo',
  left: 'Flecha izquierda',
  right: 'Flecha derecha',
  slash: 'Barra',
  question: 'Signo de interrogación',
  send: '{{keys}} para enviar',
  newLine: '{{keys}} para una línea nueva',
} satisfies Dictionary<'es'>['keys'];
