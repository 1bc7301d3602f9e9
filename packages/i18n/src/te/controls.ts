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
} satisfies Dictionary<'te'>['controls'];
