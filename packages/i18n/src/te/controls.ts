import type { Dictionary } from '../types.ts';

export const controls = {
  table: {
    sortBy: '{{column}} ప్రకారం క్రమబద్ధీకరించండి',
    sortedAscending: '{{column}} ప్రకారం ఆరోహణ క్రమంలో ఉంది',
    sortedDescending: '{{column}} ప్రకారం అవరోహణ క్రమంలో ఉంది',
    unsorted: 'క్రమబద్ధీకరించలేదు',
    rows: { one: '{{count}} వరుస', other: '{{count}} వరుసలు' },
  },
  pagination: {
    label: 'పేజీలు',
    page: 'పేజీ {{page}}',
    previous: 'మునుపటి',
    next: 'తదుపరి',
    loadMore: 'మరిన్ని లోడ్ చేయండి',
  },
  choice: {
    search: 'వెతకండి',
    empty: 'ఏమీ కనబడలేదు',
    loading: 'లోడ్ అవుతోంది…',
    clear: 'చెరిపివేయండి',
    results: { one: '{{count}} ఫలితం', other: '{{count}} ఫలితాలు' },
  },
  form: {
    problems: {
      one: '{{count}} ఫీల్డ్‌ను సరిచూడాలి',
      other: '{{count}} ఫీల్డ్‌లను సరిచూడాలి',
    },
    unsavedTitle: 'సేవ్ చేయకుండా వెళ్లిపోవాలా?',
    unsavedText: 'మీరు టైప్ చేసినది పోతుంది.',
    leave: 'వెళ్లిపోండి',
    stay: 'సవరణ కొనసాగించండి',
  },
} satisfies Dictionary<'te'>['controls'];
