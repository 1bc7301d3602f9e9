import type { Dictionary } from '../types.ts';

export const tags = {
  keys: 'Enter, запятая или точка с запятой добавляют текст. Backspace в пустом поле переходит к последней записи.',
  remove: 'Убрать {{tag}}',
  added: 'Добавлено: {{tag}}.',
  addedMany: {
    one: 'Добавлена {{count}} запись.',
    few: 'Добавлено {{count}} записи.',
    many: 'Добавлено {{count}} записей.',
    other: 'Добавлено {{count}} записи.',
  },
  removed: 'Убрано: {{tag}}.',
  count: '{{count}} из {{max}}',
  fault: {
    duplicate: '«{{tag}}» уже есть в списке.',
    length: 'Слишком длинно: «{{tag}}». Не более {{max}} символов.',
    count: 'Больше записей добавить нельзя, предел — {{max}}. Сначала уберите одну.',
    more: {
      one: 'Не добавлена {{count}} запись.',
      few: 'Не добавлено {{count}} записи.',
      many: 'Не добавлено {{count}} записей.',
      other: 'Не добавлено {{count}} записи.',
    },
  },
} satisfies Dictionary<'ru'>['tags'];
