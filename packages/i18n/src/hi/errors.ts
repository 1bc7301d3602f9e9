import type { Dictionary } from '../types.ts';

export const errors = {
  notFound: {
    page: 'पृष्ठ नहीं मिला',
    title: 'ओह! पृष्ठ नहीं मिला',
    text: 'हो सकता है पता बदल गया हो या पृष्ठ कहीं और ले जाया गया हो।',
    home: 'होम पर लौटें',
  },
  crash: {
    title: 'ओह, यह हमारी गलती है',
    text: 'कुछ गड़बड़ हो गई। थोड़ी देर में फिर से कोशिश करें।',
    tryAgain: 'फिर से कोशिश करें',
    dashboard: 'डैशबोर्ड पर जाएँ',
  },
  comingSoon: {
    botEditor: 'बॉट एडिटर जल्द आ रहा है।',
  },
  config: {
    page: 'कॉन्फ़िगरेशन आवश्यक है',
    title: 'ऐप अभी शुरू नहीं हो सकता',
    text: {
      one: '{{count}} सेटिंग नहीं है या अमान्य है। उसे config.json में जोड़ें, फिर यह पृष्ठ दोबारा लोड करें।',
      other: '{{count}} सेटिंग नहीं हैं या अमान्य हैं। उन्हें config.json में जोड़ें, फिर यह पृष्ठ दोबारा लोड करें।',
    },
    unreadable: 'config.json फ़ाइल पढ़ी नहीं जा सकी। उसे index.html के साथ मान्य JSON के रूप में रखें।',
    list: 'जोड़ी जाने वाली सेटिंग',
    missing: 'नहीं है',
    invalid: 'अमान्य',
    reload: 'फिर से लोड करें',
  },
} satisfies Dictionary<'hi'>['errors'];
