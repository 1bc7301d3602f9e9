import type { Dictionary } from '../types.ts';

export const display = {
  avatars: { people: 'వ్యక్తులు', more: { one: 'మరో {{count}} వ్యక్తి', other: 'మరో {{count}} మంది' } },
  edit: {
    hint: 'సవరించండి: {{label}}',
    required: 'వచనాన్ని నమోదు చేయండి.',
    failed: 'సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
    saving: 'సేవ్ అవుతోంది…',
  },
  timeline: { empty: 'ఇంకా ఏమీ లేదు', today: 'ఈరోజు', yesterday: 'నిన్న', noDate: 'తేదీ లేదు' },
  copy: {
    byHand: 'చేతితో కాపీ చేయండి',
    selected: 'ఈ పేజీ కాపీ చేయడానికి బ్రౌజర్ అనుమతించదు. వచనం ఎంచుకోబడింది: దాన్ని {{keys}}తో కాపీ చేయండి.',
    text: 'కాపీ చేయాల్సిన వచనం',
  },
  code: {
    label: 'కోడ్',
    wrap: 'పంక్తులను మడవండి',
    copy: 'కోడ్‌ను కాపీ చేయండి',
  },
} satisfies Dictionary<'te'>['display'];
