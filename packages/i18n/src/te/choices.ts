import type { Dictionary } from '../types.ts';

export const choices = {
  selected: {
    one: '{{count}} ఎంచుకున్నారు',
    other: '{{count}} ఎంచుకున్నారు',
  },
  all: 'అన్నీ ఎంచుకోండి',
  matches: 'ఫలితాలన్నీ ఎంచుకోండి',
  clear: 'తుడవండి',
  matchCount: {
    one: '{{count}} ఫలితం',
    other: '{{count}} ఫలితాలు',
  },
} satisfies Dictionary<'te'>['choices'];
