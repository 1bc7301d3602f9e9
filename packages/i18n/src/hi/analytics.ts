import type { Dictionary } from '../types.ts';

export const analytics = {
  subtitle: 'वॉइस, CRM, इंटीग्रेशन और उपयोग एक ही अवधि में: {{from}} से {{to}}, {{zone}}।',
  loading: 'आँकड़े लोड हो रहे हैं…',
  figures: 'मुख्य आँकड़े',
  others: 'बाकी पैनलों पर असर नहीं पड़ा है।',
  stat: {
    conversations: 'बातचीत',
    created: 'बनी लीड',
    won: 'जीती लीड',
    interactions: 'इंटरैक्शन',
    calls: 'इनमें {{value}} कॉल',
  },
  conversations: {
    title: 'बातचीत',
    subtitle: 'प्रति दिन, {{zone}}',
    failed: 'बातचीत लोड नहीं हो सकी',
    empty: 'इस अवधि में कोई बातचीत नहीं',
    value: {
      one: '{{count}} बातचीत',
      other: '{{count}} बातचीत',
    },
    source: 'स्रोत: वॉइस एजेंट, {{total}} में से {{counted}} बातचीत।',
    today: 'आज',
    week: 'इस सप्ताह',
    success: 'सफलता दर',
    service: 'वॉइस सेवा की गिनती',
  },
  leads: {
    title: 'लीड',
    perWeek: 'प्रति सप्ताह',
    perMonth: 'प्रति माह',
    created: 'बनी',
    won: 'जीती',
    week: 'सप्ताह {{number}}',
    createdIn: '{{period}}: {{value}} बनी',
    wonIn: '{{period}}: {{value}} जीती',
    failed: 'लीड लोड नहीं हो सकीं',
    source:
      'स्रोत: CRM, {{value}} लीड। सप्ताह और महीने पूरे हैं; जीती लीड उन दिनों में गिनी जाती है जब वह बनी थी।',
    sourceTruncated:
      'स्रोत: CRM, पहले {{value}} लीड। सप्ताह और महीने पूरे हैं; जीती लीड उन दिनों में गिनी जाती है जब वह बनी थी।',
    empty: 'इन दिनों कोई लीड नहीं',
  },
  interactions: {
    title: 'प्रकार के अनुसार इंटरैक्शन',
    failed: 'इंटरैक्शन लोड नहीं हो सके',
    source: 'स्रोत: CRM, {{value}} इंटरैक्शन।',
    sourceTruncated: 'स्रोत: CRM, पहले {{value}} इंटरैक्शन।',
    empty: 'इस अवधि में कोई इंटरैक्शन नहीं',
    unknown: 'अन्य',
    type: {
      call: 'कॉल',
      email: 'ईमेल',
      meeting: 'मीटिंग',
      note: 'नोट',
    },
  },
  integrations: {
    title: 'इंटीग्रेशन की स्थिति',
    failed: 'इंटीग्रेशन लोड नहीं हो सके',
    source: 'स्रोत: इंटीग्रेशन, {{total}} में से {{used}} उपयोग में।',
    empty: 'कोई इंटीग्रेशन उपयोग में नहीं है।',
  },
  usage: {
    title: 'उपयोग और प्लान',
    failed: 'उपयोग लोड नहीं हो सका',
    source: 'स्रोत: बिलिंग, अवधि कोई भी हो, मौजूदा बिलिंग अवधि।',
    sourceOfPlan: 'स्रोत: बिलिंग, {{plan}}, अवधि कोई भी हो, मौजूदा बिलिंग अवधि।',
    empty: 'कोई अधिकार नहीं मिला',
    of: '{{included}} में से {{used}}',
  },
} satisfies Dictionary<'hi'>['analytics'];
