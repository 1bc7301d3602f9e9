import type { Dictionary } from '../types.ts';

export const tags = {
  keys: 'Enter, కామా లేదా సెమికోలన్ వచనాన్ని జోడిస్తాయి. ఖాళీ ఫీల్డ్‌లో Backspace చివరి నమోదుకు తీసుకెళ్తుంది.',
  remove: '{{tag}} తీసివేయండి',
  added: '{{tag}} జోడించబడింది.',
  addedMany: {
    one: '{{count}} నమోదు జోడించబడింది.',
    other: '{{count}} నమోదులు జోడించబడ్డాయి.',
  },
  removed: '{{tag}} తీసివేయబడింది.',
  count: '{{max}}లో {{count}}',
  fault: {
    duplicate: '“{{tag}}” ఇప్పటికే జాబితాలో ఉంది.',
    length: '“{{tag}}” చాలా పొడవుగా ఉంది. గరిష్ఠంగా {{max}} అక్షరాలు వాడండి.',
    count: '{{max}} కంటే ఎక్కువ నమోదులు జోడించలేరు. ముందు ఒకటి తీసివేయండి.',
    more: {
      one: '{{count}} నమోదు జోడించబడలేదు.',
      other: '{{count}} నమోదులు జోడించబడలేదు.',
    },
  },
} satisfies Dictionary<'te'>['tags'];
