import type { Dictionary } from '../types.ts';

export const onboarding = {
  title: {
    start: 'Premiers pas vers votre premier appel.',
    half: 'À mi-chemin de votre premier appel.',
    last: 'Plus qu’une étape.',
    done: 'Tout est en place.',
  },
  text: 'Faites-les dans l’ordre que vous voulez. Chacun ouvre le véritable écran, et cette liste suit ce que vous avez mis en place.',
  doneText:
    'Cette liste suit ce que vous avez mis en place : elle reste là si vous en avez besoin.',
  progress: '{{done}} sur {{total}} terminés',
  steps: 'Premiers pas',
  done: 'Terminé',
  failed: 'Cette étape n’a pas pu être lue.',
  openDashboard: 'Ouvrir le tableau de bord',
  requests: {
    title: 'Répondez à vos demandes de rôle',
    todo: 'Quelqu’un vous propose un rôle.',
    done: 'Aucune offre n’attend de réponse.',
  },
  name: {
    title: 'Confirmez votre nom',
    todo: 'Vos collègues le voient à côté de ce que vous faites.',
    action: 'Ouvrir le profil',
  },
  integration: {
    title: 'Connectez une intégration',
    todo: 'Les assistants y lisent et y agissent.',
    action: 'Voir les intégrations',
    done: '{{provider}}, en tant que {{account}}',
  },
  agent: {
    title: 'Créez un agent à partir d’un modèle',
    todo: 'Il démarre hors ligne, personne ne peut donc encore l’appeler.',
    template: 'Modèle',
    blank: 'Vide',
    blankText: 'Écrivez le vôtre',
    action: 'Créer un agent',
    done: {
      one: '{{count}} agent',
      many: '{{count}} agents',
      other: '{{count}} agents',
    },
  },
  invite: {
    title: 'Invitez un collègue',
    todo: 'Donnez-lui un rôle maintenant, changez-le plus tard.',
    action: 'Inviter un utilisateur',
    done: {
      one: '{{count}} collègue, invitations comprises',
      many: '{{count}} collègues, invitations comprises',
      other: '{{count}} collègues, invitations comprises',
    },
  },
  plan: {
    title: 'Choisissez une offre',
    todo: 'Les limites par défaut s’appliquent.',
    action: 'Voir les offres',
    done: 'Une offre est choisie.',
  },
  card: {
    title: 'Continuez vos premiers pas',
    resume: 'Reprendre',
    hide: 'Masquer',
  },
} satisfies Dictionary<'fr'>['onboarding'];
