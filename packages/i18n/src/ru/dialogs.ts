import type { Dictionary } from '../types.ts';

export const dialogs = {
  leave: {
    title: 'Уйти без сохранения?',
    text: 'Введённые данные будут потеряны.',
    leave: 'Уйти',
    stay: 'Продолжить редактирование',
    save: 'Сохранить и уйти',
  },
  confirm: {
    typeName: 'Введите «{{name}}» для подтверждения',
    wrongName: 'Это другое название.',
  },
} satisfies Dictionary<'ru'>['dialogs'];
