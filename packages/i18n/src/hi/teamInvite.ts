import type { Dictionary } from '../types.ts';

export const teamInvite = {
  hint: 'कई लोगों के लिए, उनके पते अल्पविराम के साथ चिपकाएँ या टाइप करें।',
  invalid: '“{{address}}”: {{reason}}',
  results: 'परिणाम',
  waiting: 'प्रतीक्षा में',
  invited: 'आमंत्रित',
  known: 'पहले से आमंत्रित या सदस्य',
  refused: 'आमंत्रित नहीं',
  unsent: 'नहीं भेजा गया',
  progress: '{{total}} में से {{done}} आमंत्रित',
  sending: '{{total}} में से {{done}} पूरे',
  failed: 'आमंत्रित नहीं हुए: {{count}}। पते ठीक करें या फिर से कोशिश करें।',
  onlyKnown: 'बाकी लोग पहले से आमंत्रित हैं या सदस्य हैं।',
  stopped: 'रोक दिया गया। आमंत्रित नहीं हुए: {{count}}।',
  tryAgain: 'फिर से कोशिश करें',
  stopQuestion: 'आमंत्रण रोकें?',
  unsentCount: 'अभी आमंत्रित नहीं हुए: {{count}}।',
  stop: 'रोकें',
  goOn: 'आमंत्रित करते रहें',
} satisfies Dictionary<'hi'>['teamInvite'];
