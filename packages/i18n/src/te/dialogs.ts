import type { Dictionary } from '../types.ts';

export const dialogs = {
  leave: {
    title: 'సేవ్ చేయకుండా వెళ్లిపోవాలా?',
    text: 'మీరు టైప్ చేసినది పోతుంది.',
    leave: 'వెళ్లిపోండి',
    stay: 'సవరణ కొనసాగించండి',
    save: 'సేవ్ చేసి వెళ్లండి',
  },
  confirm: {
    typeName: 'నిర్ధారించడానికి “{{name}}” అని టైప్ చేయండి',
    wrongName: 'ఇది ఆ పేరు కాదు.',
  },
} satisfies Dictionary<'te'>['dialogs'];
