import type { Dictionary } from '../types.ts';

export const fields = {
  options: { search: 'खोजें', none: 'कुछ नहीं मिला', clear: '{{label}} साफ़ करें' },
  password: {
    show: 'पासवर्ड दिखाएँ',
    hide: 'पासवर्ड छिपाएँ',
    capsLock: 'Caps Lock चालू है',
  },
} satisfies Dictionary<'hi'>['fields'];
