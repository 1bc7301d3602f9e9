import type { Dictionary } from '../types.ts';

export const comingSoon = {
  title: 'అద్భుతమైనది ఒకటి రాబోతోంది',
  text: 'ఈ పేజీని రూపొందిస్తున్నాం. ప్రస్తుతానికి చేయాల్సింది ఏమీ లేదు.',
  home: 'డ్యాష్‌బోర్డ్‌కు వెళ్లండి',
} satisfies Dictionary<'te'>['comingSoon'];
