import type { Dictionary } from '../types.ts';

export const uploads = {
  size: {
    kilobytes: '{{size}} KB',
    megabytes: '{{size}} MB',
  },
  drop: {
    title: 'Solte arquivos aqui',
    titleOne: 'Solte um arquivo aqui',
    over: 'Solte para adicionar os arquivos',
    overOne: 'Solte para adicionar o arquivo',
    browse: 'Escolher arquivos',
    browseOne: 'Escolher arquivo',
  },
  rules: {
    size: 'Até {{size}} por arquivo',
    count: {
      one: 'No máximo {{count}} arquivo',
      many: 'No máximo {{count}} de arquivos',
      other: 'No máximo {{count}} arquivos',
    },
  },
  list: 'Arquivos',
  sending: '{{sent}} de {{size}}',
  waiting: 'Aguardando, {{size}}',
  done: 'Enviado, {{size}}',
  stopped: 'Cancelado, {{size}}',
  failed: 'Não foi possível enviar o arquivo. Tente novamente.',
  progress: 'Progresso de {{name}}',
  cancel: 'Cancelar {{name}}',
  retry: 'Tentar novamente',
  retryOf: 'Tentar {{name}} novamente',
  remove: 'Remover',
  removeOf: 'Remover {{name}} da lista',
  refusal: {
    folder: 'Isto é uma pasta. Abra-a e escolha os arquivos dentro dela.',
    type: 'Arquivos deste tipo não são aceitos.',
    types: 'Arquivos deste tipo não são aceitos. Escolha {{types}}.',
    empty: 'Este arquivo está vazio.',
    size: '{{size}} ultrapassa o limite de {{limit}}.',
    duplicate: 'Este arquivo já está na lista.',
    count: {
      one: 'No máximo {{count}} arquivo pode ser adicionado.',
      many: 'No máximo {{count}} de arquivos podem ser adicionados.',
      other: 'No máximo {{count}} arquivos podem ser adicionados.',
    },
  },
  added: {
    one: '{{count}} arquivo adicionado.',
    many: '{{count}} de arquivos adicionados.',
    other: '{{count}} arquivos adicionados.',
  },
  refused: {
    one: '{{count}} arquivo não adicionado:',
    many: '{{count}} de arquivos não adicionados:',
    other: '{{count}} arquivos não adicionados:',
  },
  removed: '{{name}} removido.',
} satisfies Dictionary<'pt'>['uploads'];
