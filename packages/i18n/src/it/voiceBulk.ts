import type { Dictionary } from '../types.ts';

export const voiceBulk = {
  release: {
    title: {
      one: 'Rilasciare {{count}} numero?',
      many: 'Rilasciare {{count}} di numeri?',
      other: 'Rilasciare {{count}} numeri?',
    },
    text: 'Tornano all’operatore. Le chiamate non ricevono più risposta.',
    failed: 'Impossibile rilasciare questi numeri.',
  },
  online: {
    confirm: 'Metti online',
    none: 'Sono già tutti online',
    title: {
      one: 'Mettere online {{count}} agente?',
      many: 'Mettere online {{count}} di agenti?',
      other: 'Mettere online {{count}} agenti?',
    },
    text: 'Prima viene controllato ciascuno. Chi non è completo resta offline.',
    pending: 'Controllo…',
    failed: 'Questi agenti restano offline.',
    failedOne: 'Impossibile metterlo online.',
    done: {
      one: 'Online: {{count}} agente',
      many: 'Online: {{count}} di agenti',
      other: 'Online: {{count}} agenti',
    },
  },
  offline: {
    none: 'Sono già tutti offline',
    title: {
      one: 'Mettere offline {{count}} agente?',
      many: 'Mettere offline {{count}} di agenti?',
      other: 'Mettere offline {{count}} agenti?',
    },
    text: 'Non rispondono più alle chiamate.',
    pending: 'Disconnessione…',
    failed: 'Questi agenti restano online.',
    failedOne: 'Impossibile metterlo offline.',
    done: {
      one: 'Offline: {{count}} agente',
      many: 'Offline: {{count}} di agenti',
      other: 'Offline: {{count}} agenti',
    },
  },
  delete: {
    title: {
      one: 'Eliminare {{count}} agente?',
      many: 'Eliminare {{count}} di agenti?',
      other: 'Eliminare {{count}} agenti?',
    },
    text: 'Gli agenti e le loro impostazioni vengono rimossi. Le chiamate restano nella cronologia.',
    pending: 'Eliminazione…',
    failed: 'Impossibile eliminare questi agenti.',
    failedOne: 'Impossibile eliminarlo.',
    done: {
      one: 'Eliminato: {{count}} agente',
      many: 'Eliminato: {{count}} di agenti',
      other: 'Eliminato: {{count}} agenti',
    },
  },
  unanswered: 'Questi numeri non ricevono più risposta:',
} satisfies Dictionary<'it'>['voiceBulk'];
