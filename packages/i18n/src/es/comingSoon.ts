import type { Dictionary } from '../types.ts';

export const comingSoon = {
  title: 'Se acerca algo increíble',
  text: 'Esta página está en construcción. Por ahora no hay nada que hacer.',
  home: 'Ir al panel',
} satisfies Dictionary<'es'>['comingSoon'];
