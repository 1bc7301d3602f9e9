import type { Dictionary } from '../types.ts';

export const keys = {
  command: 'कमांड',
  control: 'कंट्रोल',
  alt: 'ऑल्ट',
  option: 'ऑप्शन',
  escape: 'एस्केप',
  shift: 'शिफ़्ट',
  up: 'ऊपर तीर',
  down: 'नीचे तीर',
  left: 'बायाँ तीर',
  right: 'दायाँ तीर',
  slash: 'स्लैश',
  question: 'प्रश्नवाचक चिह्न',
  send: 'भेजने के लिए {{keys}}',
  newLine: 'नई पंक्ति के लिए {{keys}}',
} satisfies Dictionary<'hi'>['keys'];
