import type { Dictionary } from '../types.ts';

export const teamDialogs = {
  invite: {
    title: 'उपयोगकर्ता को आमंत्रित करें',
    email: 'ईमेल पता',
    emailPlaceholder: 'ईमेल पता दर्ज करें',
    role: 'भूमिका',
    rolePlaceholder: 'भूमिका चुनें',
    cancel: 'रद्द करें',
    submit: 'आमंत्रित करें',
    pending: 'आमंत्रण भेजा जा रहा है...',
    draft: 'आपका बिना भेजा आमंत्रण सुरक्षित रखा गया है।',
    roleRequired: 'भूमिका आवश्यक है',
    duplicate: 'इस ईमेल को पहले ही आमंत्रित किया जा चुका है या यह टीम के किसी सदस्य का है',
  },
  confirm: {
    title: 'क्या आप वाकई जारी रखना चाहते हैं?',
    text: 'इस कार्रवाई से उपयोगकर्ता की पहुँच हमेशा के लिए हट जाएगी।',
    cancel: 'रद्द करें',
    submit: 'हटाएँ',
    pending: 'हटाया जा रहा है…',
  },
} satisfies Dictionary<'hi'>['teamDialogs'];
