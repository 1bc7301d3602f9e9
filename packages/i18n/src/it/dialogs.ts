import type { Dictionary } from '../types.ts';

export const dialogs = {
  leave: {
    title: 'Uscire senza salvare?',
    text: 'Quello che hai scritto andrà perso.',
    leave: 'Esci',
    stay: 'Continua a modificare',
    save: 'Salva ed esci',
  },
  confirm: {
    typeName: 'Scrivi «{{name}}» per confermare',
    wrongName: 'Il nome non corrisponde.',
  },
} satisfies Dictionary<'it'>['dialogs'];
