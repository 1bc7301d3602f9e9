import type { Dictionary } from '../types.ts';

export const crmConsent = {
  since: '{{date}} నుండి',
  from: {
    form: 'పరిచయం ఫారమ్ నుండి',
    import: 'దిగుమతి నుండి',
    bulk: 'సామూహిక మార్పు నుండి',
    other: '“{{source}}” నుండి',
  },
  change: 'మార్చండి',
  set: {
    action: 'సమ్మతి నమోదు చేయండి…',
    title: 'సమ్మతి నమోదు చేయండి',
    keep: 'మార్చవద్దు',
    required: 'మార్చాల్సిన సమ్మతిని ఎంచుకోండి',
    hint: 'ఈ వ్యక్తులు మీకు చెప్పినదే నమోదు చేయండి.',
  },
  add: { action: 'ట్యాగ్‌లు జోడించండి…', title: 'ట్యాగ్‌లు జోడించండి', required: 'కనీసం ఒక ట్యాగ్ జోడించండి' },
  remove: {
    action: 'ట్యాగ్‌లు తీసివేయండి…',
    title: 'ట్యాగ్‌లు తీసివేయండి',
    required: 'కనీసం ఒక ట్యాగ్ ఎంచుకోండి',
    none: 'ఎంచుకున్న పరిచయాలకు ట్యాగ్‌లు లేవు',
  },
  submit: { one: '{{count}} పరిచయాన్ని మార్చండి', other: '{{count}} పరిచయాలను మార్చండి' },
  changing: 'మార్చబడుతోంది…',
} satisfies Dictionary<'te'>['crmConsent'];
