import type { Dictionary } from '../types.ts';

export const voiceBulk = {
  release: {
    title: {
      one: '{{count}} नंबर छोड़ें?',
      other: '{{count}} नंबर छोड़ें?',
    },
    text: 'वे प्रदाता को लौट जाएँगे। उन पर आने वाली कॉल का उत्तर नहीं दिया जाएगा।',
    failed: 'ये नंबर छोड़े नहीं जा सके।',
  },
  online: {
    confirm: 'ऑनलाइन करें',
    none: 'सभी पहले से ऑनलाइन हैं',
    title: {
      one: '{{count}} एजेंट ऑनलाइन करें?',
      other: '{{count}} एजेंट ऑनलाइन करें?',
    },
    text: 'पहले हर एक की जाँच होती है। जिसमें कुछ कमी है, वह ऑफ़लाइन रहता है।',
    pending: 'जाँच हो रही है…',
    failed: 'ये एजेंट ऑफ़लाइन रहेंगे।',
    failedOne: 'ऑनलाइन नहीं किया जा सका।',
    done: {
      one: '{{count}} एजेंट ऑनलाइन किए गए',
      other: '{{count}} एजेंट ऑनलाइन किए गए',
    },
  },
  offline: {
    none: 'सभी पहले से ऑफ़लाइन हैं',
    title: {
      one: '{{count}} एजेंट ऑफ़लाइन करें?',
      other: '{{count}} एजेंट ऑफ़लाइन करें?',
    },
    text: 'वे अब कॉल नहीं लेंगे।',
    pending: 'ऑफ़लाइन किया जा रहा है…',
    failed: 'ये एजेंट ऑनलाइन रहेंगे।',
    failedOne: 'ऑफ़लाइन नहीं किया जा सका।',
    done: {
      one: '{{count}} एजेंट ऑफ़लाइन किए गए',
      other: '{{count}} एजेंट ऑफ़लाइन किए गए',
    },
  },
  delete: {
    title: {
      one: '{{count}} एजेंट हटाएँ?',
      other: '{{count}} एजेंट हटाएँ?',
    },
    text: 'एजेंट और उनकी सेटिंग हट जाएँगी। उनकी कॉल इतिहास में रहेंगी।',
    pending: 'हटाया जा रहा है…',
    failed: 'ये एजेंट हटाए नहीं जा सके।',
    failedOne: 'हटाया नहीं जा सका।',
    done: {
      one: '{{count}} एजेंट हटाए गए',
      other: '{{count}} एजेंट हटाए गए',
    },
  },
  unanswered: 'इन नंबरों का अब उत्तर नहीं मिलेगा:',
} satisfies Dictionary<'hi'>['voiceBulk'];
