import type { Dictionary } from '../types.ts';

export const analytics = {
  subtitle: 'వాయిస్, CRM, ఇంటిగ్రేషన్లు, వినియోగం ఒకే వ్యవధిలో: {{from}} నుండి {{to}}, {{zone}}.',
  loading: 'గణాంకాలు లోడ్ అవుతున్నాయి…',
  figures: 'ముఖ్య గణాంకాలు',
  others: 'మిగతా ప్యానెల్‌లపై ప్రభావం లేదు.',
  stat: {
    conversations: 'సంభాషణలు',
    created: 'సృష్టించిన లీడ్‌లు',
    won: 'గెలిచిన లీడ్‌లు',
    interactions: 'ఇంటరాక్షన్లు',
    calls: 'వీటిలో {{value}} కాల్స్',
  },
  conversations: {
    title: 'సంభాషణలు',
    subtitle: 'రోజుకు, {{zone}}',
    failed: 'సంభాషణలు లోడ్ కాలేదు',
    empty: 'ఈ వ్యవధిలో సంభాషణలు లేవు',
    value: {
      one: '{{count}} సంభాషణ',
      other: '{{count}} సంభాషణలు',
    },
    source: 'మూలం: వాయిస్ ఏజెంట్లు, {{total}}లో {{counted}} సంభాషణలు.',
    today: 'ఈరోజు',
    week: 'ఈ వారం',
    success: 'విజయ రేటు',
    service: 'వాయిస్ సేవ లెక్క ప్రకారం',
  },
  leads: {
    title: 'లీడ్‌లు',
    perWeek: 'వారానికి',
    perMonth: 'నెలకు',
    created: 'సృష్టించినవి',
    won: 'గెలిచినవి',
    week: 'వారం {{number}}',
    createdIn: '{{period}}: {{value}} సృష్టించబడ్డాయి',
    wonIn: '{{period}}: {{value}} గెలిచాయి',
    failed: 'లీడ్‌లు లోడ్ కాలేదు',
    source:
      'మూలం: CRM, {{value}} లీడ్‌లు. వారాలు, నెలలు పూర్తిగా ఉంటాయి; గెలిచిన లీడ్ అది సృష్టించిన రోజుల్లో లెక్కించబడుతుంది.',
    sourceTruncated:
      'మూలం: CRM, మొదటి {{value}} లీడ్‌లు. వారాలు, నెలలు పూర్తిగా ఉంటాయి; గెలిచిన లీడ్ అది సృష్టించిన రోజుల్లో లెక్కించబడుతుంది.',
    empty: 'ఈ రోజుల్లో లీడ్‌లు లేవు',
  },
  interactions: {
    title: 'రకం వారీగా ఇంటరాక్షన్లు',
    failed: 'ఇంటరాక్షన్లు లోడ్ కాలేదు',
    source: 'మూలం: CRM, {{value}} ఇంటరాక్షన్లు.',
    sourceTruncated: 'మూలం: CRM, మొదటి {{value}} ఇంటరాక్షన్లు.',
    empty: 'ఈ వ్యవధిలో ఇంటరాక్షన్లు లేవు',
    unknown: 'ఇతర',
    type: {
      call: 'కాల్స్',
      email: 'ఈమెయిల్స్',
      meeting: 'సమావేశాలు',
      note: 'గమనికలు',
    },
  },
  integrations: {
    title: 'ఇంటిగ్రేషన్ల స్థితి',
    failed: 'ఇంటిగ్రేషన్లు లోడ్ కాలేదు',
    source: 'మూలం: ఇంటిగ్రేషన్లు, {{total}}లో {{used}} వాడుకలో ఉన్నాయి.',
    empty: 'ఏ ఇంటిగ్రేషన్ వాడుకలో లేదు.',
  },
  usage: {
    title: 'వినియోగం, ప్లాన్',
    failed: 'వినియోగం లోడ్ కాలేదు',
    source: 'మూలం: బిల్లింగ్, ఏ వ్యవధి ఎంచుకున్నా ప్రస్తుత బిల్లింగ్ కాలం.',
    sourceOfPlan: 'మూలం: బిల్లింగ్, {{plan}}, ఏ వ్యవధి ఎంచుకున్నా ప్రస్తుత బిల్లింగ్ కాలం.',
    empty: 'హక్కులు కనబడలేదు',
    of: '{{included}}లో {{used}}',
  },
} satisfies Dictionary<'te'>['analytics'];
