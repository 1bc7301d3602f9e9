import type { Dictionary } from '../types.ts';

export const crmConsent = {
  since: '{{date}} से',
  from: {
    form: 'संपर्क फ़ॉर्म से',
    import: 'आयात से',
    bulk: 'एक साथ किए गए बदलाव से',
    other: '“{{source}}” से',
  },
  change: 'बदलें',
  set: {
    action: 'सहमति दर्ज करें…',
    title: 'सहमति दर्ज करें',
    keep: 'न बदलें',
    required: 'बदलने के लिए कोई सहमति चुनें',
    hint: 'केवल वही दर्ज करें जो इन लोगों ने आपको बताया है।',
  },
  add: { action: 'टैग जोड़ें…', title: 'टैग जोड़ें', required: 'कम से कम एक टैग जोड़ें' },
  remove: {
    action: 'टैग हटाएँ…',
    title: 'टैग हटाएँ',
    required: 'कम से कम एक टैग चुनें',
    none: 'चुने गए संपर्कों में कोई टैग नहीं है',
  },
  submit: { one: '{{count}} संपर्क बदलें', other: '{{count}} संपर्क बदलें' },
  changing: 'बदला जा रहा है…',
} satisfies Dictionary<'hi'>['crmConsent'];
