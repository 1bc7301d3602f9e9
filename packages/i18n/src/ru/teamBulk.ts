import type { Dictionary } from '../types.ts';

export const teamBulk = {
  text: {
    one: 'Это действие навсегда лишит доступа {{count}} человека.',
    few: 'Это действие навсегда лишит доступа {{count}} человек.',
    many: 'Это действие навсегда лишит доступа {{count}} человек.',
    other: 'Это действие навсегда лишит доступа {{count}} человека.',
  },
  staying: 'Эти люди останутся:',
  failed: 'Этих людей не удалось удалить.',
  none: 'Никого из выбранных людей нельзя удалить.',
} satisfies Dictionary<'ru'>['teamBulk'];
