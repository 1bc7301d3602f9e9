import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'పేజీలు',
    page: 'పేజీ {{page}}',
    previous: 'మునుపటి',
    next: 'తదుపరి',
    loadMore: 'మరిన్ని లోడ్ చేయండి',
  },
  search: { clear: 'శోధనను తొలగించండి' },
  filter: {
    chosen: '{{label}}: {{values}}',
    clear: 'ఫిల్టర్‌ను తీసివేయండి',
    button: 'ఫిల్టర్',
    open: 'ఫిల్టర్, {{count}} సక్రియం',
    title: 'ఫిల్టర్‌లు',
    clearAll: 'అన్నింటినీ తీసివేయండి',
    show: { one: '{{count}} ఫలితం చూపించు', other: '{{count}} ఫలితాలు చూపించు' },
    showResults: 'ఫలితాలు చూపించు',
    active: 'సక్రియ ఫిల్టర్‌లు',
    remove: 'ఫిల్టర్‌ను తీసివేయండి: {{name}}',
    removed: 'ఫిల్టర్ తీసివేయబడింది: {{name}}',
  },
  export: 'CSV ఎగుమతి',
  exporting: 'ఎగుమతి కోసం అన్ని వరుసలూ లోడ్ అవుతున్నాయి. ఇప్పటివరకు: {{loaded}}',
  exported: { one: '{{count}} వరుస భద్రపరచబడింది', other: '{{count}} వరుసలు భద్రపరచబడ్డాయి' },
  exportedPart: 'మొదటి {{saved}} వరుసలు భద్రపరచబడ్డాయి. ఇంకా ఉన్నాయి.',
  slot: {
    failed: 'ఈ భాగాన్ని చూపడం సాధ్యపడలేదు.',
    failedShort: 'లోపం',
    actions: '{{name}} కోసం చర్యలు',
    column: 'చర్యలు',
  },
  selection: {
    label: 'ఎంపిక',
    count: { one: '{{count}} ఎంచుకోబడింది', other: '{{count}} ఎంచుకోబడ్డాయి' },
    clear: 'ఎంపిక తొలగించు',
    start: 'ఎంచుకోండి',
    all: 'అన్నీ ఎంచుకోండి',
    row: '{{name}}ను ఎంచుకోండి',
  },
} satisfies Dictionary<'te'>['controls'];
