import type { Dictionary } from '../types.ts';

export const controls = {
  table: {
    sortBy: '{{column}} के अनुसार क्रमबद्ध करें',
    sortedAscending: '{{column}} के अनुसार आरोही क्रम में',
    sortedDescending: '{{column}} के अनुसार अवरोही क्रम में',
    unsorted: 'क्रमबद्ध नहीं',
    rows: { one: '{{count}} पंक्ति', other: '{{count}} पंक्तियाँ' },
  },
  pagination: {
    label: 'पृष्ठ',
    page: 'पृष्ठ {{page}}',
    previous: 'पिछला',
    next: 'अगला',
    loadMore: 'और लोड करें',
  },
  choice: {
    search: 'खोजें',
    empty: 'कुछ नहीं मिला',
    loading: 'लोड हो रहा है…',
    clear: 'साफ़ करें',
    results: { one: '{{count}} परिणाम', other: '{{count}} परिणाम' },
  },
  form: {
    problems: {
      one: '{{count}} फ़ील्ड पर ध्यान देना ज़रूरी है',
      other: '{{count}} फ़ील्ड पर ध्यान देना ज़रूरी है',
    },
    unsavedTitle: 'बिना सहेजे छोड़ें?',
    unsavedText: 'आपने जो लिखा है वह मिट जाएगा।',
    leave: 'छोड़ें',
    stay: 'संपादन जारी रखें',
  },
} satisfies Dictionary<'hi'>['controls'];
