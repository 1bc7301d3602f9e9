import type { Dictionary } from '../types.ts';

export const display = {
  avatars: {
    people: 'Personas',
    more: {
      one: '{{count}} persona más',
      many: '{{count}} personas más',
      other: '{{count}} personas más',
    },
  },
  edit: {
    hint: 'Editar: {{label}}',
    required: 'Introduzca un texto.',
    failed: 'No se ha guardado. Inténtelo de nuevo.',
    saving: 'Guardando…',
  },
  timeline: { empty: 'Nada todavía', today: 'Hoy', yesterday: 'Ayer', noDate: 'Sin fecha' },
  copy: {
    byHand: 'Copiar a mano',
    selected:
      'El navegador no permite que esta página copie. El texto está seleccionado: cópielo con {{keys}}.',
    text: 'Texto para copiar',
  },
  code: {
    label: 'Código',
    wrap: 'Ajustar líneas',
    copy: 'Copiar código',
  },
} satisfies Dictionary<'es'>['display'];
