import type { Dictionary } from '../types.ts';

export const teamDialogs = {
  invite: {
    title: 'Пригласить пользователя',
    email: 'Электронная почта',
    emailPlaceholder: 'Введите адрес электронной почты',
    role: 'Роль',
    rolePlaceholder: 'Выберите роль',
    cancel: 'Отмена',
    submit: 'Пригласить',
    pending: 'Отправка...',
    draft: 'Неотправленное приглашение сохранено.',
    roleRequired: 'Выберите роль',
    duplicate: 'Этот адрес уже приглашён или принадлежит участнику команды',
  },
  confirm: {
    title: 'Вы действительно хотите продолжить?',
    text: 'Это действие навсегда лишит пользователя доступа.',
    cancel: 'Отмена',
    submit: 'Удалить',
    pending: 'Удаление…',
  },
} satisfies Dictionary<'ru'>['teamDialogs'];
