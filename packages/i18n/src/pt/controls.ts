import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Páginas',
    page: 'Página {{page}}',
    previous: 'Anterior',
    next: 'Próxima',
    loadMore: 'Carregar mais',
  },
  form: {
    unsavedTitle: 'Sair sem salvar?',
    unsavedText: 'O que você digitou será perdido.',
    leave: 'Sair',
    stay: 'Continuar editando',
  },
  search: { clear: 'Limpar a busca' },
  export: 'Exportar CSV',
  selection: {
    label: 'Seleção',
    count: {
      one: '{{count}} selecionado',
      many: '{{count}} de selecionados',
      other: '{{count}} selecionados',
    },
    clear: 'Limpar seleção',
    start: 'Selecionar',
    all: 'Selecionar tudo',
    row: 'Selecionar {{name}}',
  },
  confirm: {
    typeName: 'Digite “{{name}}” para confirmar',
    wrongName: 'Esse não é o nome.',
  },
  comingSoon: {
    title: 'Algo incrível está chegando',
    text: 'Esta página está em construção. Não há nada a fazer por enquanto.',
    home: 'Ir para o painel',
  },
} satisfies Dictionary<'pt'>['controls'];
