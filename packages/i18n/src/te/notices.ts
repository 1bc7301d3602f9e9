import type { Dictionary } from '../types.ts';

export const notices = {
  version: {
    title: 'కొత్త వెర్షన్ అందుబాటులో ఉంది',
    text: 'మీకు వీలైనప్పుడు మళ్లీ లోడ్ చేయండి. ఫారమ్‌లలో మీరు రాసినది అలాగే ఉంటుంది.',
    reload: 'మళ్లీ లోడ్ చేయండి',
    later: 'ఇప్పుడు వద్దు',
  },
  lastPage: {
    title: 'ఆపిన చోట నుండి కొనసాగించండి',
    text: 'మీ సెషన్ “{{page}}” పేజీలో ముగిసింది.',
    draft: 'మీరు రాసినది భద్రంగా ఉంది.',
    open: 'కొనసాగించండి',
    dismiss: 'మూసివేయండి',
  },
} satisfies Dictionary<'te'>['notices'];
