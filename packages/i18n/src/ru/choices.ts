import type { Dictionary } from '../types.ts';

export const choices = {
  selected: {
    one: 'Выбран {{count}}',
    few: 'Выбрано {{count}}',
    many: 'Выбрано {{count}}',
    other: 'Выбрано {{count}}',
  },
  all: 'Выбрать все',
  matches: 'Выбрать все найденные',
  clear: 'Очистить',
  matchCount: {
    one: 'Найден {{count}}',
    few: 'Найдено {{count}}',
    many: 'Найдено {{count}}',
    other: 'Найдено {{count}}',
  },
} satisfies Dictionary<'ru'>['choices'];
