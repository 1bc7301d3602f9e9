import type { Dictionary } from '../types.ts';

export const notices = {
  version: {
    title: 'Доступна новая версия',
    text: 'Обновите страницу, когда удобно. Всё, что вы ввели в формы, сохранится.',
    reload: 'Обновить',
    later: 'Не сейчас',
  },
  lastPage: {
    title: 'Продолжить с того же места',
    text: 'Сеанс завершился на странице «{{page}}».',
    draft: 'То, что вы ввели, сохранено.',
    open: 'Продолжить',
    dismiss: 'Скрыть',
  },
} satisfies Dictionary<'ru'>['notices'];
