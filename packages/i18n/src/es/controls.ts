import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Páginas',
    page: 'Página {{page}}',
    previous: 'Anterior',
    next: 'Siguiente',
    loadMore: 'Cargar más',
  },
  form: {
    unsavedTitle: '¿Salir sin guardar?',
    unsavedText: 'Lo que has escrito se perderá.',
    leave: 'Salir',
    stay: 'Seguir editando',
  },
  search: { clear: 'Borrar la búsqueda' },
  export: 'Exportar CSV',
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
  confirm: {
    typeName: 'Escribe «{{name}}» para confirmar',
    wrongName: 'Ese no es el nombre.',
  },
  comingSoon: {
    title: 'Se acerca algo increíble',
    text: 'Esta página está en construcción. Por ahora no hay nada que hacer.',
    home: 'Ir al panel',
  },
} satisfies Dictionary<'es'>['controls'];
