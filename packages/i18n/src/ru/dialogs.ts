import type { Dictionary } from '../types.ts';

export const dialogs = {
  leave: {
    title: 'Уйти без сохранения?',
    text: 'Введённые данные будут потеряны.',
    leave: 'Уйти',
    stay: 'Продолжить редактирование',
  },
  confirm: {
    typeName: 'Введите «{{name}}» для подтверждения',
    wrongName: 'Это другое название.',
  },
} satisfies Dictionary<'ru'>['dialogs'];
