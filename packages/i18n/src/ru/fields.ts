import type { Dictionary } from '../types.ts';

export const fields = {
  options: { search: 'Поиск', none: 'Ничего не найдено', clear: 'Очистить: {{label}}' },
  password: {
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    capsLock: 'Включён Caps Lock',
  },
} satisfies Dictionary<'ru'>['fields'];
