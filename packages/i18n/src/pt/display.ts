import type { Dictionary } from '../types.ts';

export const display = {
  avatars: {
    people: 'Pessoas',
    more: {
      one: 'Mais {{count}} pessoa',
      many: 'Mais {{count}} pessoas',
      other: 'Mais {{count}} pessoas',
    },
  },
  edit: {
    hint: 'Editar: {{label}}',
    required: 'Introduza um texto.',
    failed: 'Não foi guardado. Tente novamente.',
    saving: 'A guardar…',
  },
  timeline: { empty: 'Nada ainda', today: 'Hoje', yesterday: 'Ontem', noDate: 'Sem data' },
  copy: {
    byHand: 'Copiar manualmente',
    selected:
      'O navegador não permite que esta página copie. O texto está selecionado: copie-o com {{keys}}.',
    text: 'Texto a copiar',
  },
  code: {
    label: 'Código',
    wrap: 'Quebrar linhas',
    copy: 'Copiar código',
  },
} satisfies Dictionary<'pt'>['display'];
