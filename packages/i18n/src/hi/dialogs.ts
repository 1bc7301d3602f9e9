import type { Dictionary } from '../types.ts';

export const dialogs = {
  leave: {
    title: 'बिना सहेजे छोड़ें?',
    text: 'आपने जो लिखा है वह मिट जाएगा।',
    leave: 'छोड़ें',
    stay: 'संपादन जारी रखें',
    save: 'सहेजें और छोड़ें',
  },
  confirm: {
    typeName: 'पुष्टि के लिए “{{name}}” लिखें',
    wrongName: 'यह वह नाम नहीं है।',
  },
} satisfies Dictionary<'hi'>['dialogs'];
