import type { Messages } from '@platform/i18n';

export const components = {
  common: {
    product: 'Havnen',
    documentTitle: '{{page}} | {{product}}',
    loading: 'Indlæser…',
    notAvailable: 'Ikke angivet',
    breadcrumb: 'Brødkrummesti',
    opensInNewTab: 'åbner i en ny fane',
    action: {
      cancel: 'Annuller',
      close: 'Luk',
      dismiss: 'Skjul',
      retry: 'Prøv igen',
      more: 'Flere handlinger',
      open: 'Åbn',
    },
    draft: { kept: 'Kladde gemt', discard: 'Kassér kladde' },
    copy: {
      action: 'Kopiér',
      label: 'Kopiér {{text}}',
      copied: 'Kopieret',
      refused: 'Ikke kopieret: browseren afviste det',
    },
    language: {
      label: 'Sprog',
      failed: 'Sproget kunne ikke hentes. Tjek forbindelsen, og vælg det igen.',
    },
    toast: {
      region: 'Meddelelser',
      close: 'Luk meddelelsen',
      repeated: { one: 'Vist {{count}} gang', other: 'Vist {{count}} gange' },
    },
    error: {
      default: 'Noget gik galt. Prøv igen.',
      generic: 'Der opstod en fejl',
      offline: 'Det hentes automatisk, når du er online igen.',
      network: 'Tjenesten kan ikke nås. Tjek forbindelsen, og prøv igen.',
      noPermission: 'Du har ikke adgang til denne handling',
    },
  },
  keys: {
    command: 'Kommando',
    control: 'Ctrl',
    alt: 'Alt',
    option: 'Option',
    escape: 'Escape',
    shift: 'Skift',
    up: 'Pil op',
    down: 'Pil ned',
    left: 'Pil til venstre',
    right: 'Pil til højre',
    slash: 'Skråstreg',
    question: 'Spørgsmålstegn',
  },
} satisfies Messages;
