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
} satisfies Dictionary<'ru'>['controls'];
