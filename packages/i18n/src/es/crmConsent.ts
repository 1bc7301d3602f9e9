import type { Dictionary } from '../types.ts';

export const crmConsent = {
  since: 'Desde el {{date}}',
  from: {
    form: 'Del formulario de contacto',
    import: 'De una importación',
    bulk: 'De un cambio múltiple',
    other: 'De «{{source}}»',
  },
  change: 'Cambiar',
  set: {
    action: 'Establecer consentimiento…',
    title: 'Establecer consentimiento',
    keep: 'No cambiar',
    required: 'Elija un consentimiento que cambiar',
    hint: 'Registre solo lo que estas personas le hayan comunicado.',
  },
  add: {
    action: 'Añadir etiquetas…',
    title: 'Añadir etiquetas',
    required: 'Añada al menos una etiqueta',
  },
  remove: {
    action: 'Quitar etiquetas…',
    title: 'Quitar etiquetas',
    required: 'Elija al menos una etiqueta',
    none: 'Los contactos seleccionados no tienen etiquetas',
  },
  submit: {
    one: 'Cambiar {{count}} contacto',
    many: 'Cambiar {{count}} de contactos',
    other: 'Cambiar {{count}} contactos',
  },
  changing: 'Cambiando…',
} satisfies Dictionary<'es'>['crmConsent'];
