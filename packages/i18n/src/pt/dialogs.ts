import type { Dictionary } from '../types.ts';

export const dialogs = {
  leave: {
    title: 'Sair sem salvar?',
    text: 'O que você digitou será perdido.',
    leave: 'Sair',
    stay: 'Continuar editando',
    save: 'Salvar e sair',
  },
  confirm: {
    typeName: 'Digite “{{name}}” para confirmar',
    wrongName: 'Esse não é o nome.',
  },
} satisfies Dictionary<'pt'>['dialogs'];
