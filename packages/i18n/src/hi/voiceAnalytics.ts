import type { Dictionary } from '../types.ts';

export const voiceAnalytics = {
  heading: 'कॉल',
  basedOn: '{{total}} में से {{counted}} कॉल पर आधारित',
  loading: 'आँकड़े लोड हो रहे हैं…',
  failed: 'आँकड़े लोड नहीं हो सके।',
  figures: 'मुख्य आँकड़े',
  card: {
    calls: 'कॉल',
    answered: 'उत्तर दी गईं',
    success: 'सफलता',
    duration: 'औसत अवधि',
    latency: 'सामान्य उत्तर समय',
    p90: '10 में से 9 कॉल {{value}} के भीतर',
    shareOfCalls: 'कॉल का {{share}}',
    fewCalls: 'हर बिंदु एक कॉल है: सामान्य समय के लिए बहुत कम',
  },
  volume: {
    title: 'मात्रा',
    subtitle: 'प्रति दिन कॉल, {{zone}}',
    calls: 'कॉल',
    empty: 'इस अवधि में कोई कॉल नहीं',
    value: {
      one: '{{count}} कॉल',
      other: '{{count}} कॉल',
    },
  },
  outcomes: {
    title: 'परिणाम',
    subtitle: 'कॉल देखने के लिए एक चुनें',
    note: 'कॉल तब सफल मानी जाती है जब वह पूर्ण या स्थानांतरित हुई हो।',
    unknown: 'अज्ञात',
  },
  reasons: {
    title: 'कॉल क्यों समाप्त हुईं',
    open: 'कॉल इतिहास में खोलें',
    reason: 'कारण',
    calls: 'कॉल',
    share: 'हिस्सा',
    duration: 'औसत अवधि',
    before: 'पिछली अवधि',
    empty: 'इस अवधि में कोई कॉल नहीं',
    unknown: 'अज्ञात',
  },
  dots: 'हर कॉल का उत्तर समय',
  dot: '{{value}}, {{time}}',
} satisfies Dictionary<'hi'>['voiceAnalytics'];
