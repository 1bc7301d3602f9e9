import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Páginas',
    page: 'Página {{page}}',
    previous: 'Anterior',
    next: 'Próxima',
    loadMore: 'Carregar mais',
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
} satisfies Dictionary<'pt'>['controls'];
