import type { Dictionary } from '../types.ts';

export const settings = {
  subtitle: 'మీ సంస్థలోని వ్యక్తులు, ప్లాన్, కనెక్షన్‌లు.',
  subtitleOf: '{{tenant}} వ్యక్తులు, ప్లాన్, కనెక్షన్‌లు.',
  loading: 'వివరాలు లోడ్ అవుతున్నాయి…',
  teams: {
    text: 'సహోద్యోగులను ఆహ్వానించి వారి పాత్రలను నిర్ణయించండి.',
    people: { one: 'వ్యక్తి', other: 'వ్యక్తులు' },
    pending: { one: '{{count}} ఆహ్వానం పెండింగ్‌లో ఉంది', other: '{{count}} ఆహ్వానాలు పెండింగ్‌లో ఉన్నాయి' },
  },
  billing: {
    text: 'ప్లాన్, వినియోగం, ఇన్‌వాయిస్‌లు.',
    plan: 'ప్రస్తుత ప్లాన్',
    renews: 'తదుపరి బిల్లు {{date}}',
    ends: '{{date}}న ముగుస్తుంది',
  },
  integrations: {
    text: 'మీ సహాయకులు చదివే, పనిచేసే సేవలు.',
    connected: { one: 'కనెక్ట్ అయింది', other: 'కనెక్ట్ అయ్యాయి' },
    action: { one: '{{count}}కి చర్య అవసరం', other: '{{count}}కి చర్య అవసరం' },
  },
} satisfies Dictionary<'te'>['settings'];
