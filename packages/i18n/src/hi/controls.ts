import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'पृष्ठ',
    page: 'पृष्ठ {{page}}',
    previous: 'पिछला',
    next: 'अगला',
    loadMore: 'और लोड करें',
  },
  form: {
    unsavedTitle: 'बिना सहेजे छोड़ें?',
    unsavedText: 'आपने जो लिखा है वह मिट जाएगा।',
    leave: 'छोड़ें',
    stay: 'संपादन जारी रखें',
  },
  search: { clear: 'खोज साफ़ करें' },
  export: 'CSV निर्यात करें',
  selection: {
    label: 'चयन',
    count: { one: '{{count}} चुना गया', other: '{{count}} चुने गए' },
    clear: 'चयन हटाएँ',
    start: 'चुनें',
    all: 'सभी चुनें',
    row: '{{name}} को चुनें',
  },
  confirm: {
    typeName: 'पुष्टि के लिए “{{name}}” लिखें',
    wrongName: 'यह वह नाम नहीं है।',
  },
  comingSoon: {
    title: 'कुछ शानदार आने वाला है',
    text: 'यह पृष्ठ बनाया जा रहा है। अभी कुछ करने की ज़रूरत नहीं है।',
    home: 'डैशबोर्ड पर जाएँ',
  },
} satisfies Dictionary<'hi'>['controls'];
