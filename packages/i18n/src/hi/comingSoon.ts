import type { Dictionary } from '../types.ts';

export const comingSoon = {
  title: 'कुछ शानदार आने वाला है',
  text: 'यह पृष्ठ बनाया जा रहा है। अभी कुछ करने की ज़रूरत नहीं है।',
  home: 'डैशबोर्ड पर जाएँ',
} satisfies Dictionary<'hi'>['comingSoon'];
