import type { Dictionary } from '../types.ts';

export const voice = {
  tabs: 'वॉइस एजेंट के अनुभाग',
  type: { inbound: 'इनबाउंड', outbound: 'आउटबाउंड', web: 'वेब' },
} satisfies Dictionary<'hi'>['voice'];
