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
  filter: {
    chosen: '{{label}}: {{values}}',
    clear: 'Limpar filtro',
    button: 'Filtrar',
    open: 'Filtrar, ativos: {{count}}',
    title: 'Filtros',
    clearAll: 'Limpar tudo',
    show: {
      one: 'Ver {{count}} resultado',
      many: 'Ver {{count}} de resultados',
      other: 'Ver {{count}} resultados',
    },
    showResults: 'Ver resultados',
    active: 'Filtros ativos',
    remove: 'Remover filtro: {{name}}',
    removed: 'Filtro removido: {{name}}',
  },
  export: 'Exportar CSV',
  exporting: 'Carregando todas as linhas para exportar. Até agora: {{loaded}}',
  exported: {
    one: '{{count}} linha salva',
    many: '{{count}} linhas salvas',
    other: '{{count}} linhas salvas',
  },
  exportedPart: 'As primeiras {{saved}} linhas foram salvas. Há mais.',
  slot: {
    failed: 'Não foi possível mostrar esta parte.',
    failedShort: 'Erro',
    actions: 'Ações de {{name}}',
    column: 'Ações',
  },
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
