import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Páginas',
    page: 'Página {{page}}',
    previous: 'Anterior',
    next: 'Siguiente',
    loadMore: 'Cargar más',
  },
  search: { clear: 'Borrar la búsqueda' },
  filter: {
    chosen: '{{label}}: {{values}}',
    clear: 'Quitar filtro',
    button: 'Filtrar',
    open: 'Filtrar, activos: {{count}}',
    title: 'Filtros',
    clearAll: 'Quitar todos',
    show: {
      one: 'Ver {{count}} resultado',
      many: 'Ver {{count}} de resultados',
      other: 'Ver {{count}} resultados',
    },
    showResults: 'Ver resultados',
    active: 'Filtros activos',
    remove: 'Quitar filtro: {{name}}',
    removed: 'Filtro quitado: {{name}}',
  },
  export: 'Exportar CSV',
  exporting: 'Cargando todas las filas para exportar. Hasta ahora: {{loaded}}',
  exported: {
    one: '{{count}} fila guardada',
    many: '{{count}} filas guardadas',
    other: '{{count}} filas guardadas',
  },
  exportedPart: 'Se guardaron las primeras {{saved}} filas. Hay más.',
  slot: {
    failed: 'No se pudo mostrar esta parte.',
    failedShort: 'Error',
    actions: 'Acciones de {{name}}',
    column: 'Acciones',
  },
  selection: {
    label: 'Selección',
    count: {
      one: '{{count}} seleccionado',
      many: '{{count}} de seleccionados',
      other: '{{count}} seleccionados',
    },
    clear: 'Quitar selección',
    start: 'Seleccionar',
    all: 'Seleccionar todo',
    row: 'Seleccionar {{name}}',
  },
} satisfies Dictionary<'es'>['controls'];
