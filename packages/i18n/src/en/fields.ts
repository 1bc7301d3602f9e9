/** Default texts of form fields; loaded with the first of them. */
export const fieldsTexts = {
  area: 'fields',
  texts: {
    options: { search: 'Search', none: 'Nothing found', clear: 'Clear {{label}}' },
    password: {
      show: 'Show password',
      hide: 'Hide password',
      capsLock: 'Caps Lock is on',
    },
  },
} as const;
