import type { Dictionary } from '../types.ts';

export const settings = {
  subtitle: 'Personnes, forfait et connexions de votre organisation.',
  subtitleOf: 'Personnes, abonnement et connexions de {{tenant}}.',
  loading: 'Chargement des chiffres…',
  teams: {
    text: 'Invitez des collègues et définissez leurs rôles.',
    people: { one: 'personne', many: 'de personnes', other: 'personnes' },
    pending: {
      one: '{{count}} invitation en attente',
      many: '{{count}} d’invitations en attente',
      other: '{{count}} invitations en attente',
    },
  },
  billing: {
    text: 'Forfait, utilisation et factures.',
    plan: 'forfait actuel',
    renews: 'prochaine facture {{date}}',
    ends: 'se termine le {{date}}',
  },
  integrations: {
    text: 'Services que vos assistants consultent et dans lesquels ils agissent.',
    connected: { one: 'connectée', many: 'connectées', other: 'connectées' },
    action: {
      one: '{{count}} nécessite une action',
      many: '{{count}} nécessitent une action',
      other: '{{count}} nécessitent une action',
    },
  },
} satisfies Dictionary<'fr'>['settings'];
