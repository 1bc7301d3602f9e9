import type { Dictionary } from '../types.ts';

export const controls = {
  pagination: {
    label: 'Страницы',
    page: 'Страница {{page}}',
    previous: 'Назад',
    next: 'Вперёд',
    loadMore: 'Загрузить ещё',
  },
  form: {
    unsavedTitle: 'Уйти без сохранения?',
    unsavedText: 'Введённые данные будут потеряны.',
    leave: 'Уйти',
    stay: 'Продолжить редактирование',
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
  confirm: {
    typeName: 'Введите «{{name}}» для подтверждения',
    wrongName: 'Это другое название.',
  },
  comingSoon: {
    title: 'Скоро здесь будет нечто удивительное',
    text: 'Эта страница ещё в работе. Пока делать ничего не нужно.',
    home: 'Перейти на панель',
  },
} satisfies Dictionary<'ru'>['controls'];
