import type { Dictionary } from '../types.ts';

export const voiceBulk = {
  release: {
    title: {
      one: 'Liberar {{count}} número?',
      many: 'Liberar {{count}} de números?',
      other: 'Liberar {{count}} números?',
    },
    text: 'Eles voltam para a operadora. As chamadas deixam de ser atendidas.',
    failed: 'Não foi possível liberar estes números.',
  },
  online: {
    confirm: 'Colocar online',
    none: 'Todos já estão online',
    title: {
      one: 'Colocar {{count}} agente online?',
      many: 'Colocar {{count}} de agentes online?',
      other: 'Colocar {{count}} agentes online?',
    },
    text: 'Cada um é verificado antes. Se faltar algo, ele continua offline.',
    pending: 'Verificando…',
    failed: 'Estes agentes continuam offline.',
    failedOne: 'Não foi possível colocá-lo online.',
    done: {
      one: 'Online: {{count}} agente',
      many: 'Online: {{count}} de agentes',
      other: 'Online: {{count}} agentes',
    },
  },
  offline: {
    none: 'Todos já estão offline',
    title: {
      one: 'Colocar {{count}} agente offline?',
      many: 'Colocar {{count}} de agentes offline?',
      other: 'Colocar {{count}} agentes offline?',
    },
    text: 'Eles deixam de atender chamadas.',
    pending: 'Desconectando…',
    failed: 'Estes agentes continuam online.',
    failedOne: 'Não foi possível colocá-lo offline.',
    done: {
      one: 'Offline: {{count}} agente',
      many: 'Offline: {{count}} de agentes',
      other: 'Offline: {{count}} agentes',
    },
  },
  delete: {
    title: {
      one: 'Excluir {{count}} agente?',
      many: 'Excluir {{count}} de agentes?',
      other: 'Excluir {{count}} agentes?',
    },
    text: 'Os agentes e suas configurações são removidos. As chamadas continuam no histórico.',
    pending: 'Excluindo…',
    failed: 'Não foi possível excluir estes agentes.',
    failedOne: 'Não foi possível excluí-lo.',
    done: {
      one: 'Excluído: {{count}} agente',
      many: 'Excluído: {{count}} de agentes',
      other: 'Excluído: {{count}} agentes',
    },
  },
  unanswered: 'Estes números deixam de ser atendidos:',
} satisfies Dictionary<'pt'>['voiceBulk'];
