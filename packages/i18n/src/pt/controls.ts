import type { Dictionary } from '../types.ts';

export const controls = {
  table: {
    sortBy: 'Ordenar por {{column}}',
    sortedAscending: 'Ordenado por {{column}}, crescente',
    sortedDescending: 'Ordenado por {{column}}, decrescente',
    unsorted: 'Sem ordenação',
    rows: { one: '{{count}} linha', many: '{{count}} de linhas', other: '{{count}} linhas' },
  },
  pagination: {
    label: 'Páginas',
    page: 'Página {{page}}',
    previous: 'Anterior',
    next: 'Próxima',
    loadMore: 'Carregar mais',
  },
  choice: {
    search: 'Buscar',
    empty: 'Nada encontrado',
    loading: 'Carregando…',
    clear: 'Limpar',
    results: {
      one: '{{count}} resultado',
      many: '{{count}} de resultados',
      other: '{{count}} resultados',
    },
  },
  form: {
    problems: {
      one: '{{count}} campo precisa de atenção',
      many: '{{count}} de campos precisam de atenção',
      other: '{{count}} campos precisam de atenção',
    },
    unsavedTitle: 'Sair sem salvar?',
    unsavedText: 'O que você digitou será perdido.',
    leave: 'Sair',
    stay: 'Continuar editando',
  },
} satisfies Dictionary<'pt'>['controls'];
