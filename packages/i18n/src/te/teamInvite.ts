import type { Dictionary } from '../types.ts';

export const teamInvite = {
  hint: 'ఎక్కువ మంది కోసం, వారి చిరునామాలను కామాలతో అతికించండి లేదా టైప్ చేయండి.',
  invalid: '“{{address}}”: {{reason}}',
  results: 'ఫలితాలు',
  waiting: 'వేచి ఉంది',
  invited: 'ఆహ్వానించారు',
  known: 'ఇప్పటికే ఆహ్వానించారు లేదా సభ్యులు',
  refused: 'ఆహ్వానించలేదు',
  unsent: 'పంపలేదు',
  progress: '{{total}} లో {{done}} ఆహ్వానించారు',
  sending: '{{total}} లో {{done}} పూర్తయ్యాయి',
  failed: 'ఆహ్వానించనివి: {{count}}. చిరునామాలను సరిచేయండి లేదా మళ్లీ ప్రయత్నించండి.',
  onlyKnown: 'మిగతావారిని ఇప్పటికే ఆహ్వానించారు లేదా వారు సభ్యులు.',
  stopped: 'ఆపివేశారు. ఆహ్వానించనివి: {{count}}.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  stopQuestion: 'ఆహ్వానించడం ఆపాలా?',
  unsentCount: 'ఇంకా ఆహ్వానించనివి: {{count}}.',
  stop: 'ఆపండి',
  goOn: 'ఆహ్వానించడం కొనసాగించండి',
} satisfies Dictionary<'te'>['teamInvite'];
