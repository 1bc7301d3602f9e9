import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Страницы',
    page: 'Страница {{page}}',
    previous: 'Назад',
    next: 'Вперёд',
    loadMore: 'Загрузить ещё',
  },
  search: { clear: 'Очистить поиск' },
  export: 'Экспорт CSV',
  selection: {
    label: 'Выбранное',
    count: {
      one: 'Выбран {{count}}',
      few: 'Выбрано {{count}}',
      many: 'Выбрано {{count}}',
      other: 'Выбрано {{count}}',
    },
    clear: 'Снять выбор',
    start: 'Выбрать',
    all: 'Выбрать все',
    row: 'Выбрать: {{name}}',
  },
} satisfies Dictionary<'ru'>['controls'];
