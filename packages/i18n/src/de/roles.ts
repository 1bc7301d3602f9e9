import type { Dictionary } from '../types.ts';

export const roles = {
  name: {
    admin: 'Administrator',
    editor: 'Bearbeiter',
    viewer: 'Betrachter',
  },
  permission: {
    manageTenant: 'Organisation verwalten',
    inviteUsers: 'Personen einladen',
    manageUsers: 'Personen verwalten',
    viewUsers: 'Personen sehen',
    assignRoles: 'Rollen zuweisen',
    manageRoles: 'Rollen verwalten',
    viewContent: 'Inhalte sehen',
  },
  request: {
    offer: '{{role}} bei {{tenant}}',
    offerUnnamed: '{{role}} bei einer anderen Organisation',
    askedBy: 'Angefragt von {{name}}',
    asked: 'Angefragt',
    accept: 'Annehmen',
    reject: 'Ablehnen',
    acceptTitle: 'Diese Rolle annehmen?',
    rejectTitle: 'Diese Rolle ablehnen?',
    rejectText: '{{offer}}: Das Angebot endet damit. Man müsste Sie erneut anfragen.',
    gains: 'Sie können dann',
    gainsNothing: 'Diese Rolle gewährt für sich allein nichts.',
    accepted: 'Rolle angenommen',
    rejected: 'Rolle abgelehnt',
    failed: 'Die Rollenanfrage konnte nicht beantwortet werden',
    answered: 'Diese Rollenanfrage wurde schon beantwortet.',
  },
} satisfies Dictionary<'de'>['roles'];
