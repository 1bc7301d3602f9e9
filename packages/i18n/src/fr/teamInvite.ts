import type { Dictionary } from '../types.ts';

export const teamInvite = {
  hint: 'Pour plusieurs personnes, collez ou saisissez leurs adresses séparées par des virgules.',
  invalid: '« {{address}} » : {{reason}}',
  results: 'Résultats',
  waiting: 'En attente',
  invited: 'Invité',
  known: 'Déjà invité ou membre',
  refused: 'Non invité',
  unsent: 'Non envoyée',
  progress: 'Invités : {{done}} sur {{total}}',
  sending: '{{done}} sur {{total}} traités',
  failed: 'Non invités : {{count}}. Corrigez les adresses ou réessayez.',
  onlyKnown: 'Les autres sont déjà invités ou membres.',
  stopped: 'Arrêté. Non invités : {{count}}.',
  tryAgain: 'Réessayer',
  stopQuestion: 'Arrêter les invitations ?',
  unsentCount: 'Pas encore invités : {{count}}.',
  stop: 'Arrêter',
  goOn: 'Continuer',
} satisfies Dictionary<'fr'>['teamInvite'];
