import type { Dictionary } from '../types.ts';

export const voiceBulk = {
  release: {
    title: {
      one: '¿Liberar {{count}} número?',
      many: '¿Liberar {{count}} de números?',
      other: '¿Liberar {{count}} números?',
    },
    text: 'Vuelven al proveedor. Ya no se responderán las llamadas.',
    failed: 'No se pudieron liberar estos números.',
  },
  online: {
    confirm: 'Poner en línea',
    none: 'Ya están todos en línea',
    title: {
      one: '¿Poner en línea {{count}} agente?',
      many: '¿Poner en línea {{count}} de agentes?',
      other: '¿Poner en línea {{count}} agentes?',
    },
    text: 'Antes se comprueba cada uno. Si le falta algo, sigue desconectado.',
    pending: 'Comprobando…',
    failed: 'Estos agentes siguen desconectados.',
    failedOne: 'No se pudo poner en línea.',
    done: {
      one: 'En línea: {{count}} agente',
      many: 'En línea: {{count}} de agentes',
      other: 'En línea: {{count}} agentes',
    },
  },
  offline: {
    none: 'Ya están todos desconectados',
    title: {
      one: '¿Desconectar {{count}} agente?',
      many: '¿Desconectar {{count}} de agentes?',
      other: '¿Desconectar {{count}} agentes?',
    },
    text: 'Ya no atenderán llamadas.',
    pending: 'Desconectando…',
    failed: 'Estos agentes siguen en línea.',
    failedOne: 'No se pudo desconectar.',
    done: {
      one: 'Desconectado: {{count}} agente',
      many: 'Desconectado: {{count}} de agentes',
      other: 'Desconectado: {{count}} agentes',
    },
  },
  delete: {
    title: {
      one: '¿Eliminar {{count}} agente?',
      many: '¿Eliminar {{count}} de agentes?',
      other: '¿Eliminar {{count}} agentes?',
    },
    text: 'Se quitan los agentes y su configuración. Sus llamadas siguen en el historial.',
    pending: 'Eliminando…',
    failed: 'No se pudieron eliminar estos agentes.',
    failedOne: 'No se pudo eliminar.',
    done: {
      one: 'Eliminado: {{count}} agente',
      many: 'Eliminado: {{count}} de agentes',
      other: 'Eliminado: {{count}} agentes',
    },
  },
  unanswered: 'Ya no se atenderán estos números:',
} satisfies Dictionary<'es'>['voiceBulk'];
