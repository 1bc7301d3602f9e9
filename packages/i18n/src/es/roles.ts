import type { Dictionary } from '../types.ts';

export const roles = {
  name: {
    admin: 'Administrador',
    editor: 'Editor',
    viewer: 'Lector',
  },
  permission: {
    manageTenant: 'Gestionar la organización',
    inviteUsers: 'Invitar a personas',
    manageUsers: 'Gestionar personas',
    viewUsers: 'Ver personas',
    assignRoles: 'Asignar roles',
    manageRoles: 'Gestionar roles',
    viewContent: 'Ver contenido',
  },
  request: {
    offer: '{{role}} en {{tenant}}',
    offerUnnamed: '{{role}} en otra organización',
    askedBy: 'Solicitado por {{name}}',
    asked: 'Solicitado',
    accept: 'Aceptar',
    reject: 'Rechazar',
    acceptTitle: '¿Aceptar este rol?',
    rejectTitle: '¿Rechazar este rol?',
    rejectText: '{{offer}}: con esto termina la oferta. Tendrían que volver a solicitarlo.',
    gains: 'Podrás',
    gainsNothing: 'Este rol no concede nada por sí solo.',
    accepted: 'Rol aceptado',
    rejected: 'Rol rechazado',
    failed: 'No se pudo responder a la solicitud de rol',
    answered: 'Esta solicitud de rol ya se respondió.',
  },
} satisfies Dictionary<'es'>['roles'];
