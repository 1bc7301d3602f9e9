import type { Dictionary } from '../types.ts';

export const voiceKnowledge = {
  section: 'Базы знаний',
  count: {
    one: '{{count}} база знаний',
    few: '{{count}} базы знаний',
    many: '{{count}} баз знаний',
    other: '{{count}} базы знаний',
  },
  found: {
    one: 'Найдена {{count}} база знаний',
    few: 'Найдено {{count}} базы знаний',
    many: 'Найдено {{count}} баз знаний',
    other: 'Найдено {{count}} базы знаний',
  },
  truncated: 'Показаны только первые базы знаний: {{shown}} из {{total}}.',
  loading: 'Загрузка баз знаний…',
  search: 'Поиск баз знаний',
  empty: {
    title: 'Базы знаний не найдены',
    text: 'Базу знаний, добавленную в библиотеку, можно подключить к агентам здесь.',
    filtered: 'Ничего не подходит. Попробуйте другое слово или уберите фильтр.',
  },
  column: {
    name: 'Название',
    documents: 'Документы',
    agents: 'Агенты',
    updated: 'Обновлено',
    actions: 'Действия',
  },
  filter: {
    agent: 'Фильтр по агенту',
    allAgents: 'Все агенты',
  },
  ready: 'Готово {{ready}} из {{total}}',
  noneReady: 'Нет готовых документов',
  noneReadyHint: 'Агенты пока ничего в ней не находят',
  more: '{{names}} и ещё {{count}}',
  noAgent: 'Нет агента',
  choose: 'Выбрать агентов',
  chooseFor: 'Выбрать агентов для {{name}}',
  agentsFailed: 'Не удалось загрузить агентов.',
  agentsTruncated: 'Показаны только первые агенты: {{shown}} из {{total}}.',
  dialog: {
    title: 'Агенты, которые используют {{name}}',
    description: 'Изменения действуют сразу.',
    noAgents: 'Агентов пока нет.',
    search: 'Поиск агентов',
    noMatch: 'Ничего не подходит. Попробуйте другое слово.',
    loading: 'Загрузка агентов…',
    noneReady: 'Готовых документов нет: агенты пока ничего в ней не находят.',
    retrieval: 'Сколько фрагментов {{agent}} ищет для ответа',
    passages: {
      one: '{{count}} фрагмент',
      few: '{{count}} фрагмента',
      many: '{{count}} фрагментов',
      other: '{{count}} фрагмента',
    },
    only: 'Отвечать только по базе знаний',
    onlyOf: '{{agent}}: Отвечать только по базе знаний',
    applies:
      'Число фрагментов и «Отвечать только по базе знаний» действуют для всех баз знаний агента.',
    offline: 'Не в сети',
  },
  toast: {
    attached: '{{agent}} теперь использует её',
    detached: '{{agent}} больше не использует её',
  },
  error: {
    load: 'Не удалось загрузить базы знаний. Попробуйте ещё раз.',
    change: 'Не удалось изменить {{agent}}. Попробуйте ещё раз.',
  },
} satisfies Dictionary<'ru'>['voiceKnowledge'];
