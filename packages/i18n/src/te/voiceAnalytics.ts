import type { Dictionary } from '../types.ts';

export const voiceAnalytics = {
  heading: 'కాల్స్',
  basedOn: '{{total}}లో {{counted}} కాల్స్ ఆధారంగా',
  loading: 'గణాంకాలు లోడ్ అవుతున్నాయి…',
  failed: 'గణాంకాలు లోడ్ కాలేదు.',
  figures: 'ముఖ్య గణాంకాలు',
  card: {
    calls: 'కాల్స్',
    answered: 'సమాధానమిచ్చినవి',
    success: 'విజయం',
    duration: 'సగటు వ్యవధి',
    latency: 'సాధారణ సమాధాన సమయం',
    p90: '10లో 9 కాల్‌లు {{value}} లోపు',
    shareOfCalls: 'కాల్స్‌లో {{share}}',
    fewCalls: 'ప్రతి చుక్క ఒక కాల్: సాధారణ సమయానికి చాలా తక్కువ',
  },
  volume: {
    title: 'పరిమాణం',
    subtitle: 'రోజుకు కాల్స్, {{zone}}',
    calls: 'కాల్స్',
    empty: 'ఈ వ్యవధిలో కాల్స్ లేవు',
    value: {
      one: '{{count}} కాల్',
      other: '{{count}} కాల్స్',
    },
  },
  outcomes: {
    title: 'ఫలితాలు',
    subtitle: 'కాల్స్ చూడటానికి ఒకదాన్ని ఎంచుకోండి',
    note: 'పూర్తయిన లేదా బదిలీ అయిన కాల్ విజయంగా లెక్కించబడుతుంది.',
    unknown: 'తెలియదు',
  },
  reasons: {
    title: 'కాల్స్ ఎందుకు ముగిశాయి',
    open: 'కాల్ చరిత్రలో తెరవండి',
    reason: 'కారణం',
    calls: 'కాల్స్',
    share: 'వాటా',
    duration: 'సగటు వ్యవధి',
    before: 'మునుపటి వ్యవధి',
    empty: 'ఈ వ్యవధిలో కాల్స్ లేవు',
    unknown: 'తెలియదు',
  },
  dots: 'ప్రతి కాల్ సమాధాన సమయం',
  dot: '{{value}}, {{time}}',
} satisfies Dictionary<'te'>['voiceAnalytics'];
