import type { Dictionary } from '../types.ts';

export const teamDialogs = {
  invite: {
    title: 'యూజర్‌ను ఆహ్వానించండి',
    email: 'ఇమెయిల్ చిరునామా',
    emailPlaceholder: 'ఇమెయిల్ చిరునామా',
    role: 'పాత్ర',
    rolePlaceholder: 'పాత్రను ఎంచుకోండి',
    cancel: 'రద్దు చేయండి',
    submit: 'ఆహ్వానించండి',
    pending: 'ఆహ్వానిస్తున్నాం...',
    draft: 'మీరు పంపని ఆహ్వానాన్ని భద్రపరిచాం.',
    roleRequired: 'పాత్ర తప్పనిసరి',
    duplicate: 'ఈ ఇమెయిల్‌ను ఇప్పటికే ఆహ్వానించారు లేదా ఇది టీమ్ సభ్యునిది',
  },
  confirm: {
    title: 'మీరు ఖచ్చితంగా కొనసాగాలనుకుంటున్నారా?',
    text: 'ఈ చర్య యూజర్ యాక్సెస్‌ను శాశ్వతంగా తీసివేస్తుంది.',
    cancel: 'రద్దు చేయండి',
    submit: 'తీసివేయండి',
    pending: 'తీసివేస్తున్నాం…',
  },
} satisfies Dictionary<'te'>['teamDialogs'];
