import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'पृष्ठ',
    page: 'पृष्ठ {{page}}',
    previous: 'पिछला',
    next: 'अगला',
    loadMore: 'और लोड करें',
  },
  search: { clear: 'खोज साफ़ करें' },
  export: 'CSV निर्यात करें',
  selection: {
    label: 'चयन',
    count: { one: '{{count}} चुना गया', other: '{{count}} चुने गए' },
    clear: 'चयन हटाएँ',
    start: 'चुनें',
    all: 'सभी चुनें',
    row: '{{name}} को चुनें',
  },
} satisfies Dictionary<'hi'>['controls'];
