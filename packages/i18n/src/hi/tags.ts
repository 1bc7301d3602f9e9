import type { Dictionary } from '../types.ts';

export const tags = {
  keys: 'Enter, कॉमा या सेमीकोलन से टेक्स्ट जुड़ता है। खाली फ़ील्ड में Backspace आख़िरी प्रविष्टि पर ले जाता है।',
  remove: '{{tag}} हटाएँ',
  added: '{{tag}} जोड़ा गया।',
  addedMany: {
    one: '{{count}} प्रविष्टि जोड़ी गई।',
    other: '{{count}} प्रविष्टियाँ जोड़ी गईं।',
  },
  removed: '{{tag}} हटाया गया।',
  count: '{{max}} में से {{count}}',
  fault: {
    duplicate: '“{{tag}}” सूची में पहले से है।',
    length: '“{{tag}}” बहुत लंबा है। ज़्यादा से ज़्यादा {{max}} अक्षर लिखें।',
    count: '{{max}} से ज़्यादा प्रविष्टियाँ नहीं जोड़ी जा सकतीं। पहले एक हटाएँ।',
    more: {
      one: '{{count}} प्रविष्टि नहीं जोड़ी गई।',
      other: '{{count}} प्रविष्टियाँ नहीं जोड़ी गईं।',
    },
  },
} satisfies Dictionary<'hi'>['tags'];
