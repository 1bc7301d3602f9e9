import type { Dictionary } from '../types.ts';

export const voice = {
  subtitle: 'आपके व्यवसाय के लिए कॉल का उत्तर देने और कॉल करने वाले एजेंट।',
  tabs: 'वॉइस एजेंट के अनुभाग',
  type: { inbound: 'इनबाउंड', outbound: 'आउटबाउंड', web: 'वेब' },
} satisfies Dictionary<'hi'>['voice'];
