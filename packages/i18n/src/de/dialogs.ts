import type { Dictionary } from '../types.ts';

export const dialogs = {
  leave: {
    title: 'Ohne Speichern verlassen?',
    text: 'Ihre Eingaben gehen verloren.',
    leave: 'Verlassen',
    stay: 'Weiter bearbeiten',
    save: 'Speichern und verlassen',
  },
  confirm: {
    typeName: 'Zur Bestätigung „{{name}}“ eingeben',
    wrongName: 'Das ist nicht der Name.',
  },
} satisfies Dictionary<'de'>['dialogs'];
