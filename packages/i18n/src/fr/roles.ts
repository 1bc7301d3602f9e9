import type { Dictionary } from '../types.ts';

export const roles = {
  name: {
    admin: 'Administrateur',
    editor: 'Éditeur',
    viewer: 'Lecteur',
  },
  permission: {
    manageTenant: 'Gérer l’organisation',
    inviteUsers: 'Inviter des personnes',
    manageUsers: 'Gérer les personnes',
    viewUsers: 'Voir les personnes',
    assignRoles: 'Attribuer des rôles',
    manageRoles: 'Gérer les rôles',
    viewContent: 'Voir le contenu',
  },
  request: {
    offer: '{{role}} chez {{tenant}}',
    offerUnnamed: '{{role}} dans une autre organisation',
    askedBy: 'Demandé par {{name}}',
    asked: 'Demandé',
    accept: 'Accepter',
    reject: 'Refuser',
    acceptTitle: 'Accepter ce rôle ?',
    rejectTitle: 'Refuser ce rôle ?',
    rejectText: '{{offer}} : l’offre prend fin. Il faudrait vous la proposer à nouveau.',
    gains: 'Vous pourrez',
    gainsNothing: 'Ce rôle n’accorde rien à lui seul.',
    accepted: 'Rôle accepté',
    rejected: 'Rôle refusé',
    failed: 'Impossible de répondre à la demande de rôle',
    answered: 'Cette demande de rôle a déjà reçu une réponse.',
  },
} satisfies Dictionary<'fr'>['roles'];
