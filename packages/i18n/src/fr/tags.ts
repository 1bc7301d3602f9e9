import type { Dictionary } from '../types.ts';

export const tags = {
  keys: 'Entrée, une virgule ou un point-virgule ajoutent le texte. Retour arrière dans le champ vide va à la dernière entrée.',
  remove: 'Retirer {{tag}}',
  added: '{{tag}} ajouté.',
  addedMany: {
    one: '{{count}} entrée ajoutée.',
    many: '{{count}} d’entrées ajoutées.',
    other: '{{count}} entrées ajoutées.',
  },
  removed: '{{tag}} retiré.',
  count: '{{count}} sur {{max}}',
  fault: {
    duplicate: '« {{tag}} » est déjà dans la liste.',
    length: '« {{tag}} » est trop long. Utilisez au plus {{max}} caractères.',
    count: 'Impossible d’ajouter plus de {{max}} entrées. Retirez-en une d’abord.',
    more: {
      one: '{{count}} entrée n’a pas été ajoutée.',
      many: '{{count}} d’entrées n’ont pas été ajoutées.',
      other: '{{count}} entrées n’ont pas été ajoutées.',
    },
  },
} satisfies Dictionary<'fr'>['tags'];
