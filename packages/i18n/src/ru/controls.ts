import type { Dictionary } from '../types.ts';

export const controls = {
  table: {
    sortBy: 'Сортировать по столбцу «{{column}}»',
    sortedAscending: 'Сортировка по столбцу «{{column}}» по возрастанию',
    sortedDescending: 'Сортировка по столбцу «{{column}}» по убыванию',
    unsorted: 'Без сортировки',
    rows: {
      one: '{{count}} строка',
      few: '{{count}} строки',
      many: '{{count}} строк',
      other: '{{count}} строки',
    },
  },
  pagination: {
    label: 'Страницы',
    page: 'Страница {{page}}',
    previous: 'Назад',
    next: 'Вперёд',
    loadMore: 'Загрузить ещё',
  },
  choice: {
    search: 'Поиск',
    empty: 'Ничего не найдено',
    loading: 'Загрузка…',
    clear: 'Очистить',
    results: {
      one: '{{count}} результат',
      few: '{{count}} результата',
      many: '{{count}} результатов',
      other: '{{count}} результата',
    },
  },
  form: {
    problems: {
      one: '{{count}} поле требует внимания',
      few: '{{count}} поля требуют внимания',
      many: '{{count}} полей требуют внимания',
      other: '{{count}} поля требуют внимания',
    },
    unsavedTitle: 'Уйти без сохранения?',
    unsavedText: 'Введённые данные будут потеряны.',
    leave: 'Уйти',
    stay: 'Продолжить редактирование',
  },
} satisfies Dictionary<'ru'>['controls'];
