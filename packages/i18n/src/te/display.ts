import type { Dictionary } from '../types.ts';

export const display = {
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
