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
} satisfies Dictionary<'hi'>['controls'];
