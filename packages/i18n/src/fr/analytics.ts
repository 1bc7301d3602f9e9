import type { Dictionary } from '../types.ts';

export const analytics = {
  subtitle:
    'Voix, CRM, intégrations et utilisation sur une même période : du {{from}} au {{to}}, {{zone}}.',
  loading: 'Chargement des chiffres…',
  figures: 'Chiffres clés',
  others: 'Les autres panneaux ne sont pas concernés.',
  stat: {
    conversations: 'Conversations',
    created: 'Leads créés',
    won: 'Leads gagnés',
    interactions: 'Interactions',
    calls: 'dont {{value}} appels',
  },
  conversations: {
    title: 'Conversations',
    subtitle: 'Par jour, {{zone}}',
    failed: 'Les conversations n’ont pas pu être chargées',
    empty: 'Aucune conversation sur cette période',
    value: {
      one: '{{count}} conversation',
      many: '{{count}} de conversations',
      other: '{{count}} conversations',
    },
    source: 'Source : agents vocaux, {{counted}} conversations sur {{total}}.',
    today: 'Aujourd’hui',
    week: 'Cette semaine',
    success: 'Taux de réussite',
    service: 'Selon le service vocal',
  },
  leads: {
    title: 'Leads',
    perWeek: 'Par semaine',
    perMonth: 'Par mois',
    created: 'Créés',
    won: 'Gagnés',
    week: 'Sem. {{number}}',
    createdIn: '{{period}} : {{value}} créés',
    wonIn: '{{period}} : {{value}} gagnés',
    failed: 'Les leads n’ont pas pu être chargés',
    source:
      'Source : CRM, {{value}} leads. Semaines et mois sont entiers ; un lead gagné compte dans les jours où il a été créé.',
    sourceTruncated:
      'Source : CRM, {{value}} premiers leads. Semaines et mois sont entiers ; un lead gagné compte dans les jours où il a été créé.',
    empty: 'Aucun lead ces jours-là',
  },
  interactions: {
    title: 'Interactions par type',
    failed: 'Les interactions n’ont pas pu être chargées',
    source: 'Source : CRM, {{value}} interactions.',
    sourceTruncated: 'Source : CRM, {{value}} premières interactions.',
    empty: 'Aucune interaction sur cette période',
    unknown: 'Autres',
    type: {
      call: 'Appels',
      email: 'E-mails',
      meeting: 'Réunions',
      note: 'Notes',
    },
  },
  integrations: {
    title: 'État des intégrations',
    failed: 'Les intégrations n’ont pas pu être chargées',
    source: 'Source : intégrations, {{used}} sur {{total}} utilisées.',
    empty: 'Aucune intégration n’est utilisée.',
  },
  usage: {
    title: 'Utilisation et offre',
    failed: 'L’utilisation n’a pas pu être chargée',
    source: 'Source : facturation, la période en cours quel que soit l’intervalle.',
    sourceOfPlan: 'Source : facturation, {{plan}}, la période en cours quel que soit l’intervalle.',
    empty: 'Aucun droit trouvé',
    of: '{{used}} sur {{included}}',
  },
} satisfies Dictionary<'fr'>['analytics'];
