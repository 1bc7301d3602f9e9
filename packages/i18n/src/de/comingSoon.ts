import type { Dictionary } from '../types.ts';

export const comingSoon = {
  title: 'Hier entsteht etwas Großartiges',
  text: 'An dieser Seite wird noch gearbeitet. Im Moment gibt es nichts zu tun.',
  home: 'Zum Dashboard',
} satisfies Dictionary<'de'>['comingSoon'];
