import type { Dictionary } from '../types.ts';

export const teamDialogs = {
  invite: {
    title: 'Convidar usuário',
    email: 'Endereço de e-mail',
    emailPlaceholder: 'Digite o endereço de e-mail',
    role: 'Função',
    rolePlaceholder: 'Selecione uma função',
    cancel: 'Cancelar',
    submit: 'Convidar',
    pending: 'Convidando...',
    draft: 'Seu convite não enviado foi guardado.',
    roleRequired: 'A função é obrigatória',
    duplicate: 'Este e-mail já foi convidado ou já é de um membro da equipe',
  },
  confirm: {
    title: 'Tem certeza de que deseja continuar?',
    text: 'Esta ação removerá permanentemente o acesso do usuário.',
    cancel: 'Cancelar',
    submit: 'Remover',
    pending: 'Removendo…',
  },
} satisfies Dictionary<'pt'>['teamDialogs'];
