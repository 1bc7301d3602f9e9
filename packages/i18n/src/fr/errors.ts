import type { Dictionary } from '../types.ts';

export const errors = {
  notFound: {
    page: 'Page introuvable',
    title: 'Oups ! Page introuvable',
    text: 'L’adresse a peut-être changé, ou la page a été déplacée.',
    home: 'Retour à l’accueil',
  },
  crash: {
    title: 'Oups, c’est notre faute',
    text: 'Une erreur s’est produite. Réessayez dans un instant.',
    tryAgain: 'Réessayer',
    dashboard: 'Aller au tableau de bord',
  },
  comingSoon: {
    botEditor: 'L’éditeur de bots arrive bientôt.',
  },
  config: {
    page: 'Configuration requise',
    title: 'L’application ne peut pas encore démarrer',
    text: {
      one: '{{count}} paramètre manque ou n’est pas valide. Ajoutez-le à config.json, puis rechargez cette page.',
      many: '{{count}} de paramètres manquent ou ne sont pas valides. Ajoutez-les à config.json, puis rechargez cette page.',
      other:
        '{{count}} paramètres manquent ou ne sont pas valides. Ajoutez-les à config.json, puis rechargez cette page.',
    },
    unreadable:
      'Le fichier config.json n’a pas pu être lu. Placez-le à côté de index.html, en JSON valide.',
    list: 'Paramètres à ajouter',
    missing: 'manquant',
    invalid: 'non valide',
    reload: 'Recharger',
  },
} satisfies Dictionary<'fr'>['errors'];
