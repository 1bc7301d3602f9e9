import type { Dictionary } from '../types.ts';

export const onboarding = {
  title: {
    start: 'Premiers pas vers votre premier appel.',
    half: 'À mi-chemin de votre premier appel.',
    last: 'Plus qu’une étape.',
    done: 'Tout est en place.',
  },
  text: 'Chaque étape ouvre le véritable écran, et cette liste suit ce que vous avez mis en place.',
  doneText:
    'Cette liste suit ce que vous avez mis en place : elle reste là si vous en avez besoin.',
  progress: '{{done}} sur {{total}} terminés',
  later: 'Plus tard',
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
  test: {
    title: 'Écoutez-le',
    todo: 'Parlez à votre agent avant vos appelants.',
    action: 'Tester l’agent',
    done: 'Vous l’avez testé.',
  },
  number: {
    title: 'Donnez-lui un numéro',
    todo: 'Ajoutez un numéro de téléphone et choisissez l’agent qui y répond.',
    action: 'Numéros de téléphone',
  },
  call: {
    title: 'Appelez-le',
    todo: 'Appelez votre numéro depuis n’importe quel téléphone.',
    action: 'Appeler',
    done: 'Votre premier appel est arrivé.',
    number: 'Appelez le {{number}} depuis n’importe quel téléphone.',
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
