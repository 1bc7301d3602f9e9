import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'పేజీలు',
    page: 'పేజీ {{page}}',
    previous: 'మునుపటి',
    next: 'తదుపరి',
    loadMore: 'మరిన్ని లోడ్ చేయండి',
  },
  form: {
    unsavedTitle: 'సేవ్ చేయకుండా వెళ్లిపోవాలా?',
    unsavedText: 'మీరు టైప్ చేసినది పోతుంది.',
    leave: 'వెళ్లిపోండి',
    stay: 'సవరణ కొనసాగించండి',
  },
  search: { clear: 'శోధనను తొలగించండి' },
  export: 'CSV ఎగుమతి',
  selection: {
    label: 'ఎంపిక',
    count: { one: '{{count}} ఎంచుకోబడింది', other: '{{count}} ఎంచుకోబడ్డాయి' },
    clear: 'ఎంపిక తొలగించు',
    start: 'ఎంచుకోండి',
    all: 'అన్నీ ఎంచుకోండి',
    row: '{{name}}ను ఎంచుకోండి',
  },
  confirm: {
    typeName: 'నిర్ధారించడానికి “{{name}}” అని టైప్ చేయండి',
    wrongName: 'ఇది ఆ పేరు కాదు.',
  },
  comingSoon: {
    title: 'అద్భుతమైనది ఒకటి రాబోతోంది',
    text: 'ఈ పేజీని రూపొందిస్తున్నాం. ప్రస్తుతానికి చేయాల్సింది ఏమీ లేదు.',
    home: 'డ్యాష్‌బోర్డ్‌కు వెళ్లండి',
  },
} satisfies Dictionary<'te'>['controls'];
