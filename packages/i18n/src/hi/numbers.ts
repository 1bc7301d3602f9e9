import type { Dictionary } from '../types.ts';

export const numbers = {
  decrease: '{{label}} घटाएँ',
  increase: '{{label}} बढ़ाएँ',
  fault: {
    format: 'कोई संख्या दर्ज करें, जैसे {{example}}।',
    ambiguous: 'इसका मतलब {{one}} या {{other}} हो सकता है। इनमें से एक दर्ज करें।',
    digits: 'अधिकतम 15 अंकों की संख्या दर्ज करें।',
    whole: 'पूर्ण संख्या दर्ज करें।',
    decimals: 'अनुमत दशमलव स्थान: {{count}}।',
    min: '{{min}} या अधिक दर्ज करें।',
    max: '{{max}} या कम दर्ज करें।',
  },
} satisfies Dictionary<'hi'>['numbers'];
