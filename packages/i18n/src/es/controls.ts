import type { Dictionary } from '../types.ts';

export const controls = {
  table: {
    sortBy: 'Ordenar por {{column}}',
    sortedAscending: 'Ordenado por {{column}}, ascendente',
    sortedDescending: 'Ordenado por {{column}}, descendente',
    unsorted: 'Sin ordenar',
    rows: { one: '{{count}} fila', many: '{{count}} de filas', other: '{{count}} filas' },
  },
  pagination: {
    label: 'Páginas',
    page: 'Página {{page}}',
    previous: 'Anterior',
    next: 'Siguiente',
    loadMore: 'Cargar más',
  },
  choice: {
    search: 'Buscar',
    empty: 'No se ha encontrado nada',
    loading: 'Cargando…',
    clear: 'Borrar',
    results: {
      one: '{{count}} resultado',
      many: '{{count}} de resultados',
      other: '{{count}} resultados',
    },
  },
  form: {
    problems: {
      one: '{{count}} campo necesita atención',
      many: '{{count}} de campos necesitan atención',
      other: '{{count}} campos necesitan atención',
    },
    unsavedTitle: '¿Salir sin guardar?',
    unsavedText: 'Lo que has escrito se perderá.',
    leave: 'Salir',
    stay: 'Seguir editando',
  },
} satisfies Dictionary<'es'>['controls'];
