import type { Dictionary } from '../types.ts';

export const settings = {
  subtitle: 'आपके संगठन के लोग, प्लान और कनेक्शन।',
  subtitleOf: '{{tenant}} के लोग, प्लान और कनेक्शन।',
  loading: 'आँकड़े लोड हो रहे हैं…',
  teams: {
    text: 'सहकर्मियों को आमंत्रित करें और उनकी भूमिकाएँ तय करें।',
    people: { one: 'व्यक्ति', other: 'लोग' },
    pending: { one: '{{count}} आमंत्रण लंबित', other: '{{count}} आमंत्रण लंबित' },
  },
  billing: {
    text: 'प्लान, उपयोग और बिल।',
    plan: 'मौजूदा प्लान',
    renews: 'अगला बिल {{date}}',
    ends: '{{date}} को समाप्त',
  },
  integrations: {
    text: 'वे सेवाएँ जिनसे आपके सहायक जानकारी पढ़ते हैं और जिनमें काम करते हैं।',
    connected: { one: 'जुड़ा हुआ', other: 'जुड़े हुए' },
    action: { one: '{{count}} पर कार्रवाई आवश्यक', other: '{{count}} पर कार्रवाई आवश्यक' },
  },
} satisfies Dictionary<'hi'>['settings'];
