import type { Dictionary } from '../types.ts';

export const choices = {
  selected: {
    one: '{{count}} चुना गया',
    other: '{{count}} चुने गए',
  },
  all: 'सभी चुनें',
  matches: 'सभी परिणाम चुनें',
  clear: 'साफ़ करें',
  matchCount: {
    one: '{{count}} परिणाम',
    other: '{{count}} परिणाम',
  },
} satisfies Dictionary<'hi'>['choices'];
