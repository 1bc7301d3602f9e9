/** Texts of choices of several options; loaded with the first of them. */
export const choicesTexts = {
  area: 'choices',
  texts: {
    selected: {
      one: '{{count}} selected',
      other: '{{count}} selected',
    },
    all: 'Select all',
    matches: 'Select all matches',
    clear: 'Clear',
    matchCount: {
      one: '{{count}} match',
      other: '{{count}} matches',
    },
  },
} as const;
