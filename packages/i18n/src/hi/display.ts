import type { Dictionary } from '../types.ts';

export const display = {
  avatars: { people: 'लोग', more: { one: '{{count}} और व्यक्ति', other: '{{count}} और लोग' } },
  edit: {
    hint: 'संपादित करें: {{label}}',
    required: 'टेक्स्ट दर्ज करें।',
    failed: 'सहेजा नहीं गया। फिर कोशिश करें।',
    saving: 'सहेजा जा रहा है…',
  },
  timeline: { empty: 'अभी कुछ नहीं', today: 'आज', yesterday: 'कल', noDate: 'कोई तारीख नहीं' },
  copy: {
    byHand: 'हाथ से कॉपी करें',
    selected: 'ब्राउज़र इस पेज को कॉपी नहीं करने देता। टेक्स्ट चुना हुआ है: उसे {{keys}} से कॉपी करें।',
    text: 'कॉपी करने का टेक्स्ट',
  },
  code: {
    label: 'कोड',
    wrap: 'पंक्तियाँ मोड़ें',
    copy: 'कोड कॉपी करें',
  },
} satisfies Dictionary<'hi'>['display'];
