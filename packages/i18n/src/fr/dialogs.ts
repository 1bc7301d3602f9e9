import type { Dictionary } from '../types.ts';

export const dialogs = {
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Votre saisie sera perdue.',
    leave: 'Quitter',
    stay: 'Continuer la saisie',
    save: 'Enregistrer et quitter',
  },
  confirm: {
    typeName: 'Saisissez « {{name}} » pour confirmer',
    wrongName: 'Ce n’est pas le bon nom.',
  },
} satisfies Dictionary<'fr'>['dialogs'];
