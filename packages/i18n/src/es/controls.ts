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
} satisfies Dictionary<'es'>['controls'];
