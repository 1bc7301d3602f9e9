import type { Dictionary } from '../types.ts';

export const voiceAnalytics = {
  heading: 'Appels',
  basedOn: 'Sur {{counted}} des {{total}} appels',
  loading: 'Chargement des chiffres…',
  failed: 'Impossible de charger les chiffres.',
  figures: 'Chiffres clés',
  card: {
    calls: 'Appels',
    answered: 'Pris',
    success: 'Succès',
    duration: 'Durée moyenne',
    latency: 'Temps de réponse habituel',
    p90: '9 appels sur 10 en {{value}} ou moins',
    shareOfCalls: '{{share}} des appels',
    fewCalls: 'Chaque point est un appel : trop peu pour un temps habituel',
  },
  volume: {
    title: 'Volume',
    subtitle: 'Appels par jour, {{zone}}',
    calls: 'Appels',
    empty: 'Aucun appel sur cette période',
    value: {
      one: '{{count}} appel',
      many: '{{count}} d’appels',
      other: '{{count}} appels',
    },
  },
  outcomes: {
    title: 'Issues',
    subtitle: 'Choisissez-en une pour voir ses appels',
    note: 'Un appel compte comme un succès lorsqu’il est terminé ou transféré.',
    unknown: 'Inconnue',
  },
  reasons: {
    title: 'Pourquoi les appels ont pris fin',
    open: 'Ouvrir dans l’historique',
    reason: 'Raison',
    calls: 'Appels',
    share: 'Part',
    duration: 'Durée moyenne',
    before: 'Période précédente',
    empty: 'Aucun appel sur cette période',
    unknown: 'Inconnue',
  },
  dots: 'Temps de réponse de chaque appel',
  dot: '{{value}}, {{time}}',
} satisfies Dictionary<'fr'>['voiceAnalytics'];
