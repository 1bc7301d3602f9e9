import type { Dictionary } from '../types.ts';

export const roles = {
  name: {
    admin: 'Administrador',
    editor: 'Editor',
    viewer: 'Leitor',
  },
  permission: {
    manageTenant: 'Gerenciar a organização',
    inviteUsers: 'Convidar pessoas',
    manageUsers: 'Gerenciar pessoas',
    viewUsers: 'Ver pessoas',
    assignRoles: 'Atribuir funções',
    manageRoles: 'Gerenciar funções',
    viewContent: 'Ver conteúdo',
  },
  request: {
    offer: '{{role}} em {{tenant}}',
    offerUnnamed: '{{role}} em outra organização',
    askedBy: 'Solicitado por {{name}}',
    asked: 'Solicitado',
    accept: 'Aceitar',
    reject: 'Recusar',
    acceptTitle: 'Aceitar esta função?',
    rejectTitle: 'Recusar esta função?',
    rejectText: '{{offer}}: a oferta termina com isso. Seria preciso solicitar de novo.',
    gains: 'Você poderá',
    gainsNothing: 'Esta função não concede nada por si só.',
    accepted: 'Função aceita',
    rejected: 'Função recusada',
    failed: 'Não foi possível responder à solicitação de função',
    answered: 'Esta solicitação de função já foi respondida.',
  },
} satisfies Dictionary<'pt'>['roles'];
