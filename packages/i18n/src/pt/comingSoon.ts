import type { Dictionary } from '../types.ts';

export const comingSoon = {
  title: 'Algo incrível está chegando',
  text: 'Esta página está em construção. Não há nada a fazer por enquanto.',
  home: 'Ir para o painel',
} satisfies Dictionary<'pt'>['comingSoon'];
