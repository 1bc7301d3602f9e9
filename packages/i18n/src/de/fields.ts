import type { Dictionary } from '../types.ts';

export const fields = {
  options: { search: 'Suchen', none: 'Nichts gefunden', clear: '{{label}} leeren' },
  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    capsLock: 'Die Feststelltaste ist aktiviert',
  },
} satisfies Dictionary<'de'>['fields'];
