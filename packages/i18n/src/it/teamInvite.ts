import type { Dictionary } from '../types.ts';

export const teamInvite = {
  hint: 'Per più persone, incolla o digita gli indirizzi separati da virgole.',
  invalid: '“{{address}}”: {{reason}}',
  results: 'Risultati',
  waiting: 'In attesa',
  invited: 'Invitato',
  known: 'Già invitato o membro',
  refused: 'Non invitato',
  unsent: 'Non inviato',
  progress: 'Invitati: {{done}} di {{total}}',
  sending: '{{done}} di {{total}} completati',
  failed: 'Non invitati: {{count}}. Correggi gli indirizzi o riprova.',
  onlyKnown: 'Gli altri sono già invitati o membri.',
  stopped: 'Interrotto. Non invitati: {{count}}.',
  tryAgain: 'Riprova',
  stopQuestion: 'Interrompere gli inviti?',
  unsentCount: 'Non ancora invitati: {{count}}.',
  stop: 'Interrompi',
  goOn: 'Continua',
} satisfies Dictionary<'it'>['teamInvite'];
