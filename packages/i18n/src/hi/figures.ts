import type { Dictionary } from '../types.ts';

export const figures = {
  range: {
    label: 'अवधि',
    today: 'आज',
    week: 'पिछले 7 दिन',
    month: 'पिछले 30 दिन',
    quarter: 'पिछले 90 दिन',
    custom: 'अपनी तारीखें',
  },
  before: 'पिछली अवधि में {{value}}',
  now: 'यह अवधि',
  rangeBefore: 'पिछली अवधि',
  day: 'दिन',
  cursor: 'चार्ट का दिन',
  created: 'बनने की तारीख',
  createdAnyDay: 'किसी भी दिन बने',
  saved: 'सहेजने की तारीख',
  savedAnyDay: 'किसी भी दिन सहेजे गए',
  export: 'निर्यात करें',
  sheet: { panel: 'पैनल', name: 'नाम', value: 'मान' },
} satisfies Dictionary<'hi'>['figures'];
