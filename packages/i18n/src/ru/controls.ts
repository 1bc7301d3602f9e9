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
  filter: {
    chosen: '{{label}}: {{values}}',
    clear: 'Сбросить фильтр',
    button: 'Фильтр',
    open: 'Фильтр, активно: {{count}}',
    title: 'Фильтры',
    clearAll: 'Сбросить все',
    show: {
      one: 'Показать {{count}} результат',
      few: 'Показать {{count}} результата',
      many: 'Показать {{count}} результатов',
      other: 'Показать {{count}} результата',
    },
    showResults: 'Показать результаты',
    active: 'Активные фильтры',
    remove: 'Убрать фильтр: {{name}}',
    removed: 'Фильтр убран: {{name}}',
  },
  export: 'Экспорт CSV',
  exporting: 'Загружаются все строки для экспорта. Пока: {{loaded}}',
  exported: {
    one: 'Сохранена {{count}} строка',
    few: 'Сохранены {{count}} строки',
    many: 'Сохранено {{count}} строк',
    other: 'Сохранено {{count}} строки',
  },
  exportedPart: 'Сохранены первые {{saved}} строк. Есть ещё.',
  slot: {
    failed: 'Не удалось показать эту часть.',
    failedShort: 'Ошибка',
    actions: 'Действия: {{name}}',
    column: 'Действия',
  },
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
