import type { Dictionary } from '../types.ts';

export const common = {
  product: 'Assistant Platform',
  documentTitle: '{{page}} | {{product}}',
  loading: 'Carregando…',
  notAvailable: 'N/D',
  breadcrumb: 'Trilha de navegação',
  opensInNewTab: 'abre em uma nova aba',
  action: {
    cancel: 'Cancelar',
    close: 'Fechar',
    dismiss: 'Dispensar',
    retry: 'Tentar novamente',
    more: 'Mais ações',
    open: 'Abrir',
  },
  draft: { kept: 'Rascunho mantido', discard: 'Descartar rascunho' },
  copy: {
    action: 'Copiar',
    label: 'Copiar {{text}}',
    copied: 'Copiado',
    refused: 'Não copiado: o navegador recusou',
  },
  reach: { call: 'Ligar para {{text}}', write: 'Enviar e-mail a {{text}}' },
  language: {
    label: 'Idioma',
    failed: 'Não foi possível carregar o idioma. Verifique a conexão e escolha-o novamente.',
  },
  toast: {
    region: 'Mensagens',
    close: 'Fechar mensagem',
    repeated: {
      one: 'Exibida {{count}} vez',
      many: 'Exibida {{count}} de vezes',
      other: 'Exibida {{count}} vezes',
    },
  },
  notice: {
    offline: 'Você está offline. O que você vê pode estar desatualizado.',
    storageBlocked:
      'Este navegador bloqueia o armazenamento. Você só continuará conectado até fechar ou recarregar esta aba.',
  },
  error: {
    default: 'Algo deu errado. Tente novamente.',
    generic: 'Ocorreu um erro',
    offline: 'Isto volta sozinho assim que você se conectar.',
    network: 'Não foi possível acessar o serviço. Verifique a conexão e tente novamente.',
    noPermission: 'Você não tem permissão para esta ação',
  },
  validation: {
    emailRequired: 'O e-mail é obrigatório',
    emailInvalid: 'Digite um e-mail válido',
    emailLetters: 'Use apenas letras sem acentos antes do @',
    emailTooLong: 'Use no máximo 254 caracteres',
    phoneNoNumber: 'Digite um número de telefone com algarismos, como +55 11 5555 0100',
    phoneTooLong: 'Um número de telefone tem no máximo 15 algarismos',
  },
} satisfies Dictionary<'pt'>['common'];
