import type { Dictionary } from '../types.ts';

export const uploads = {
  size: {
    kilobytes: '{{size}} Ko',
    megabytes: '{{size}} Mo',
  },
  drop: {
    title: 'Déposez des fichiers ici',
    titleOne: 'Déposez un fichier ici',
    over: 'Relâchez pour ajouter les fichiers',
    overOne: 'Relâchez pour ajouter le fichier',
    browse: 'Parcourir',
    browseOne: 'Choisir un fichier',
  },
  rules: {
    size: 'Jusqu’à {{size}} par fichier',
    count: {
      one: '{{count}} fichier au plus',
      many: '{{count}} de fichiers au plus',
      other: '{{count}} fichiers au plus',
    },
  },
  list: 'Fichiers',
  sending: '{{sent}} sur {{size}}',
  waiting: 'En attente, {{size}}',
  done: 'Envoyé, {{size}}',
  stopped: 'Annulé, {{size}}',
  failed: 'Impossible d’envoyer le fichier. Veuillez réessayer.',
  progress: 'Progression de {{name}}',
  cancel: 'Annuler {{name}}',
  retry: 'Réessayer',
  retryOf: 'Réessayer {{name}}',
  remove: 'Retirer',
  removeOf: 'Retirer {{name}} de la liste',
  refusal: {
    folder: 'C’est un dossier. Ouvrez-le et choisissez les fichiers qu’il contient.',
    type: 'Les fichiers de ce type ne sont pas acceptés.',
    types: 'Les fichiers de ce type ne sont pas acceptés. Choisissez {{types}}.',
    empty: 'Ce fichier est vide.',
    size: '{{size}} dépasse la limite de {{limit}}.',
    duplicate: 'Ce fichier est déjà dans la liste.',
    count: {
      one: '{{count}} fichier au plus peut être ajouté.',
      many: '{{count}} de fichiers au plus peuvent être ajoutés.',
      other: '{{count}} fichiers au plus peuvent être ajoutés.',
    },
  },
  added: {
    one: '{{count}} fichier ajouté.',
    many: '{{count}} de fichiers ajoutés.',
    other: '{{count}} fichiers ajoutés.',
  },
  refused: {
    one: '{{count}} fichier non ajouté :',
    many: '{{count}} de fichiers non ajoutés :',
    other: '{{count}} fichiers non ajoutés :',
  },
  removed: '{{name}} retiré.',
} satisfies Dictionary<'fr'>['uploads'];
