import type { Dictionary } from '../types.ts';

export const notices = {
  version: {
    title: 'Eine neue Version ist da',
    text: 'Laden Sie neu, wenn es Ihnen passt. Was Sie in Formulare eingegeben haben, bleibt erhalten.',
    reload: 'Neu laden',
    later: 'Nicht jetzt',
  },
  lastPage: {
    title: 'Dort weitermachen, wo Sie waren',
    text: 'Ihre Sitzung endete auf der Seite „{{page}}“.',
    draft: 'Was Sie eingegeben haben, ist noch da.',
    open: 'Weiter',
    dismiss: 'Schließen',
  },
} satisfies Dictionary<'de'>['notices'];
