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
} satisfies Dictionary<'pt'>['controls'];
