import type { Messages } from '@platform/i18n';

export const forms = {
  fields: {
    options: { search: 'Søg', none: 'Intet fundet' },
    password: {
      show: 'Vis adgangskode',
      hide: 'Skjul adgangskode',
      capsLock: 'Caps Lock er slået til',
    },
  },
  dialogs: {
    leave: {
      title: 'Forlad uden at gemme?',
      text: 'Det, du har skrevet, går tabt.',
      leave: 'Forlad',
      stay: 'Fortsæt',
    },
    confirm: {
      typeName: 'Skriv “{{name}}” for at bekræfte',
      wrongName: 'Det er ikke navnet.',
    },
  },
} satisfies Messages;
