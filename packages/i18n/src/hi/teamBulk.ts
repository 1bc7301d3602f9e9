import type { Dictionary } from '../types.ts';

export const teamBulk = {
  text: {
    one: 'इस कार्रवाई से {{count}} व्यक्ति की पहुँच हमेशा के लिए हट जाएगी।',
    other: 'इस कार्रवाई से {{count}} लोगों की पहुँच हमेशा के लिए हट जाएगी।',
  },
  staying: 'ये लोग बने रहेंगे:',
  failed: 'इन लोगों को नहीं हटाया जा सका।',
  none: 'चुने गए लोगों में से किसी को नहीं हटाया जा सकता।',
} satisfies Dictionary<'hi'>['teamBulk'];
