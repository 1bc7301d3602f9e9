import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'पृष्ठ',
    page: 'पृष्ठ {{page}}',
    previous: 'पिछला',
    next: 'अगला',
    loadMore: 'और लोड करें',
  },
  search: { clear: 'खोज साफ़ करें' },
  filter: {
    chosen: '{{label}}: {{values}}',
    clear: 'फ़िल्टर हटाएँ',
    button: 'फ़िल्टर',
    open: 'फ़िल्टर, {{count}} सक्रिय',
    title: 'फ़िल्टर',
    clearAll: 'सभी हटाएँ',
    show: { one: '{{count}} परिणाम दिखाएँ', other: '{{count}} परिणाम दिखाएँ' },
    showResults: 'परिणाम दिखाएँ',
    active: 'सक्रिय फ़िल्टर',
    remove: 'फ़िल्टर हटाएँ: {{name}}',
    removed: 'फ़िल्टर हटाया गया: {{name}}',
  },
  export: 'CSV निर्यात करें',
  exporting: 'निर्यात के लिए सभी पंक्तियाँ लोड हो रही हैं। अब तक: {{loaded}}',
  exported: { one: '{{count}} पंक्ति सहेजी गई', other: '{{count}} पंक्तियाँ सहेजी गईं' },
  exportedPart: 'पहली {{saved}} पंक्तियाँ सहेजी गईं। और भी हैं।',
  slot: {
    failed: 'यह भाग नहीं दिखाया जा सका।',
    failedShort: 'त्रुटि',
    actions: '{{name}} के लिए कार्रवाइयाँ',
    column: 'कार्रवाइयाँ',
  },
  selection: {
    label: 'चयन',
    count: { one: '{{count}} चुना गया', other: '{{count}} चुने गए' },
    clear: 'चयन हटाएँ',
    start: 'चुनें',
    all: 'सभी चुनें',
    row: '{{name}} को चुनें',
  },
} satisfies Dictionary<'hi'>['controls'];
