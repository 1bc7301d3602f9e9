import type { Dictionary } from '../types.ts';

export const uploads = {
  size: {
    kilobytes: '{{size}} KB',
    megabytes: '{{size}} MB',
  },
  drop: {
    title: 'ఫైళ్లను ఇక్కడ వదలండి',
    titleOne: 'ఫైల్‌ను ఇక్కడ వదలండి',
    over: 'ఫైళ్లను జోడించడానికి వదలండి',
    overOne: 'ఫైల్‌ను జోడించడానికి వదలండి',
    browse: 'ఫైళ్లు ఎంచుకోండి',
    browseOne: 'ఫైల్‌ను ఎంచుకోండి',
  },
  rules: {
    size: 'ఒక్కో ఫైల్ {{size}} వరకు',
    count: {
      one: 'గరిష్ఠంగా {{count}} ఫైల్',
      other: 'గరిష్ఠంగా {{count}} ఫైల్‌లు',
    },
  },
  list: 'ఫైల్‌లు',
  sending: '{{size}}లో {{sent}}',
  waiting: 'వేచి ఉంది, {{size}}',
  done: 'అప్‌లోడ్ అయింది, {{size}}',
  stopped: 'రద్దయింది, {{size}}',
  failed: 'ఫైల్‌ను అప్‌లోడ్ చేయలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
  progress: '{{name}} పురోగతి',
  cancel: '{{name}} రద్దు చేయండి',
  retry: 'మళ్లీ ప్రయత్నించండి',
  retryOf: '{{name}} కోసం మళ్లీ ప్రయత్నించండి',
  remove: 'తీసివేయండి',
  removeOf: '{{name}}ను జాబితా నుండి తీసివేయండి',
  refusal: {
    folder: 'ఇది ఫోల్డర్. దీన్ని తెరిచి లోపలి ఫైల్‌లను ఎంచుకోండి.',
    type: 'ఈ రకం ఫైల్‌లు అంగీకరించబడవు.',
    types: 'ఈ రకం ఫైల్‌లు అంగీకరించబడవు. {{types}} ఎంచుకోండి.',
    empty: 'ఈ ఫైల్ ఖాళీగా ఉంది.',
    size: '{{size}} {{limit}} పరిమితిని మించింది.',
    duplicate: 'ఈ ఫైల్ ఇప్పటికే జాబితాలో ఉంది.',
    count: {
      one: 'గరిష్ఠంగా {{count}} ఫైల్‌ను జోడించవచ్చు.',
      other: 'గరిష్ఠంగా {{count}} ఫైల్‌లను జోడించవచ్చు.',
    },
  },
  added: {
    one: '{{count}} ఫైల్ జోడించబడింది.',
    other: '{{count}} ఫైల్‌లు జోడించబడ్డాయి.',
  },
  refused: {
    one: '{{count}} ఫైల్ జోడించబడలేదు:',
    other: '{{count}} ఫైల్‌లు జోడించబడలేదు:',
  },
  removed: '{{name}} తీసివేయబడింది.',
} satisfies Dictionary<'te'>['uploads'];
