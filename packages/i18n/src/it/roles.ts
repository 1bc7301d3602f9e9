import type { Dictionary } from '../types.ts';

export const roles = {
  name: {
    admin: 'Amministratore',
    editor: 'Editor',
    viewer: 'Lettore',
  },
  permission: {
    manageTenant: 'Gestire l’organizzazione',
    inviteUsers: 'Invitare persone',
    manageUsers: 'Gestire le persone',
    viewUsers: 'Vedere le persone',
    assignRoles: 'Assegnare ruoli',
    manageRoles: 'Gestire i ruoli',
    viewContent: 'Vedere i contenuti',
  },
  request: {
    offer: '{{role}} presso {{tenant}}',
    offerUnnamed: '{{role}} presso un’altra organizzazione',
    askedBy: 'Richiesto da {{name}}',
    asked: 'Richiesto',
    accept: 'Accetta',
    reject: 'Rifiuta',
    acceptTitle: 'Accettare questo ruolo?',
    rejectTitle: 'Rifiutare questo ruolo?',
    rejectText: '{{offer}}: l’offerta termina qui. Dovrebbero richiederlo di nuovo.',
    gains: 'Potrai',
    gainsNothing: 'Questo ruolo da solo non concede nulla.',
    accepted: 'Ruolo accettato',
    rejected: 'Ruolo rifiutato',
    failed: 'Impossibile rispondere alla richiesta di ruolo',
    answered: 'A questa richiesta di ruolo è già stata data risposta.',
  },
} satisfies Dictionary<'it'>['roles'];
