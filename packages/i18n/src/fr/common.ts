import type { Dictionary } from '../types.ts';

export const common = {
  product: 'Assistant Platform',
  documentTitle: '{{page}} | {{product}}',
  loading: 'Chargement…',
  notAvailable: 'N/D',
  breadcrumb: 'Fil d’Ariane',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  action: {
    cancel: 'Annuler',
    close: 'Fermer',
    dismiss: 'Ignorer',
    retry: 'Réessayer',
    more: 'Autres actions',
    open: 'Ouvrir',
  },
  draft: { kept: 'Brouillon conservé', discard: 'Supprimer le brouillon' },
  copy: {
    action: 'Copier',
    label: 'Copier {{text}}',
    copied: 'Copié',
    refused: 'Non copié : le navigateur a refusé',
  },
  reach: { call: 'Appeler {{text}}', write: 'Écrire à {{text}}' },
  language: {
    label: 'Langue',
    failed: 'La langue n’a pas pu être chargée. Vérifiez la connexion et choisissez-la à nouveau.',
  },
  toast: {
    region: 'Messages',
    close: 'Fermer le message',
    repeated: {
      one: 'Affiché {{count}} fois',
      many: 'Affiché {{count}} de fois',
      other: 'Affiché {{count}} fois',
    },
  },
  notice: {
    offline: 'Vous êtes hors ligne. Les données affichées ne sont peut-être pas à jour.',
    storageBlocked:
      'Ce navigateur bloque le stockage. Votre connexion ne dure que jusqu’à la fermeture ou au rechargement de cet onglet.',
  },
  error: {
    default: 'Une erreur s’est produite. Veuillez réessayer.',
    generic: 'Une erreur est survenue',
    offline: 'Ceci reviendra tout seul une fois la connexion rétablie.',
    network: 'Le service est injoignable. Vérifiez la connexion et réessayez.',
    noPermission: 'Vous n’avez pas l’autorisation d’effectuer cette action',
  },
  validation: {
    emailRequired: 'L’adresse e-mail est obligatoire',
    emailInvalid: 'Saisissez une adresse e-mail valide',
    emailLetters: 'N’utilisez que des lettres sans accents avant le @',
    emailTooLong: 'Utilisez au plus 254 caractères',
    phoneNoNumber: 'Saisissez un numéro de téléphone en chiffres, comme +33 1 99 00 12 34',
    phoneTooLong: 'Un numéro de téléphone compte au plus 15 chiffres',
  },
} satisfies Dictionary<'fr'>['common'];
