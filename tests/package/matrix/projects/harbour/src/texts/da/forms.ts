import type { Messages } from '@platform/i18n';

export const forms = {
  fields: {
    options: { search: 'Søg', none: 'Intet fundet', clear: 'Ryd {{label}}' },
    password: {
      show: 'Vis adgangskode',
      hide: 'Skjul adgangskode',
      capsLock: 'Caps Lock er slået til',
    },
  },
  numbers: {
    decrease: 'Mindre {{label}}',
    increase: 'Mere {{label}}',
    fault: {
      format: 'Skriv et tal, for eksempel {{example}}.',
      ambiguous: 'Det kan betyde {{one}} eller {{other}}. Skriv et af dem.',
      digits: 'Skriv et tal med højst 15 cifre.',
      whole: 'Skriv et helt tal.',
      decimals: 'Tilladte decimaler: {{count}}.',
      min: 'Skriv {{min}} eller mere.',
      max: 'Skriv {{max}} eller mindre.',
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
