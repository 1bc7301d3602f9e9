import type { Dictionary } from '../types.ts';

export const teamDialogs = {
  invite: {
    title: 'Invita utente',
    email: 'Indirizzo email',
    emailPlaceholder: 'Inserisci l’indirizzo email',
    role: 'Ruolo',
    rolePlaceholder: 'Seleziona un ruolo',
    cancel: 'Annulla',
    submit: 'Invita',
    pending: 'Invito in corso...',
    draft: 'Il tuo invito non inviato è stato conservato.',
    roleRequired: 'Il ruolo è obbligatorio',
    duplicate: 'Questa email è già stata invitata o appartiene a un membro del team',
  },
  confirm: {
    title: 'Vuoi davvero continuare?',
    text: 'Questa azione rimuoverà in modo permanente l’accesso dell’utente.',
    cancel: 'Annulla',
    submit: 'Rimuovi',
    pending: 'Rimozione…',
  },
} satisfies Dictionary<'it'>['teamDialogs'];
