import type { Dictionary } from '../types.ts';

export const teamBulk = {
  text: {
    one: 'Questa azione rimuoverà in modo permanente l’accesso di {{count}} persona.',
    many: 'Questa azione rimuoverà in modo permanente l’accesso di {{count}} di persone.',
    other: 'Questa azione rimuoverà in modo permanente l’accesso di {{count}} persone.',
  },
  staying: 'Queste persone restano:',
  failed: 'Impossibile rimuovere queste persone.',
  none: 'Nessuna delle persone selezionate può essere rimossa.',
} satisfies Dictionary<'it'>['teamBulk'];
