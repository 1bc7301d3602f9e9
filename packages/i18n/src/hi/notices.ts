import type { Dictionary } from '../types.ts';

export const notices = {
  version: {
    title: 'नया संस्करण उपलब्ध है',
    text: 'जब सुविधा हो, फिर से लोड करें। फ़ॉर्म में लिखा हुआ बना रहता है।',
    reload: 'फिर से लोड करें',
    later: 'अभी नहीं',
  },
  lastPage: {
    title: 'जहाँ छोड़ा था वहीं से जारी रखें',
    text: 'आपका सत्र “{{page}}” पेज पर समाप्त हुआ।',
    draft: 'आपने जो लिखा था, वह रखा है।',
    open: 'जारी रखें',
    dismiss: 'हटाएँ',
  },
} satisfies Dictionary<'hi'>['notices'];
