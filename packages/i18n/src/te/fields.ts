import type { Dictionary } from '../types.ts';

export const fields = {
  options: { search: 'వెతకండి', none: 'ఏమీ కనబడలేదు', clear: '{{label}} తుడవండి' },
  password: {
    show: 'పాస్‌వర్డ్‌ను చూపండి',
    hide: 'పాస్‌వర్డ్‌ను దాచండి',
    capsLock: 'Caps Lock ఆన్‌లో ఉంది',
  },
} satisfies Dictionary<'te'>['fields'];
