import type { Dictionary } from '../types.ts';

export const common = {
  product: 'Assistant Platform',
  documentTitle: '{{page}} | {{product}}',
  loading: 'లోడ్ అవుతోంది…',
  notAvailable: 'అందుబాటులో లేదు',
  opensInNewTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
  action: {
    cancel: 'రద్దు చేయండి',
    close: 'మూసివేయండి',
    dismiss: 'తీసివేయండి',
    retry: 'మళ్లీ ప్రయత్నించండి',
    more: 'మరిన్ని చర్యలు',
    open: 'తెరవండి',
  },
  draft: { kept: 'డ్రాఫ్ట్ ఉంచబడింది', discard: 'డ్రాఫ్ట్‌ను తొలగించండి' },
  copy: {
    action: 'కాపీ చేయండి',
    label: '{{text}} కాపీ చేయండి',
    copied: 'కాపీ అయింది',
    refused: 'కాపీ కాలేదు: బ్రౌజర్ నిరాకరించింది',
  },
  language: {
    label: 'భాష',
    failed: 'భాషను లోడ్ చేయలేకపోయాం. కనెక్షన్‌ను తనిఖీ చేసి, మళ్లీ ఎంచుకోండి.',
  },
  toast: {
    region: 'సందేశాలు',
    close: 'సందేశాన్ని మూసివేయండి',
    repeated: { one: '{{count}} సారి చూపబడింది', other: '{{count}} సార్లు చూపబడింది' },
  },
  notice: {
    offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. కనిపిస్తున్న సమాచారం పాతది కావచ్చు.',
    storageBlocked:
      'ఈ బ్రౌజర్ నిల్వను నిరోధిస్తోంది. ఈ ట్యాబ్‌ను మూసివేసే లేదా మళ్లీ లోడ్ చేసే వరకు మాత్రమే మీరు సైన్ ఇన్ అయి ఉంటారు.',
  },
  error: {
    default: 'ఏదో పొరపాటు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
    generic: 'లోపం ఏర్పడింది',
    offline: 'కనెక్ట్ అయిన వెంటనే ఇది దానంతట అదే తిరిగి వస్తుంది.',
    network: 'సేవను చేరుకోలేకపోయాం. కనెక్షన్‌ను తనిఖీ చేసి, మళ్లీ ప్రయత్నించండి.',
    noPermission: 'ఈ చర్యకు మీకు అనుమతి లేదు',
  },
  validation: {
    emailRequired: 'ఇమెయిల్ తప్పనిసరి',
    emailInvalid: 'చెల్లుబాటు అయ్యే ఇమెయిల్‌ను నమోదు చేయండి',
  },
} satisfies Dictionary<'te'>['common'];
