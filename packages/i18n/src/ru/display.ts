import type { Dictionary } from '../types.ts';

export const display = {
  avatars: {
    people: 'Люди',
    more: {
      one: 'Ещё {{count}} человек',
      few: 'Ещё {{count}} человека',
      many: 'Ещё {{count}} человек',
      other: 'Ещё {{count}} человека',
    },
  },
  edit: {
    hint: 'Изменить: {{label}}',
    required: 'Введите текст.',
    failed: 'Не сохранено. Попробуйте ещё раз.',
    saving: 'Сохранение…',
  },
  timeline: { empty: 'Пока ничего нет', today: 'Сегодня', yesterday: 'Вчера', noDate: 'Без даты' },
  copy: {
    byHand: 'Скопировать вручную',
    selected:
      'Браузер не разрешает этой странице копировать. Текст выделен: скопируйте его сочетанием {{keys}}.',
    text: 'Текст для копирования',
  },
  code: {
    label: 'Код',
    wrap: 'Переносить строки',
    copy: 'Копировать код',
  },
} satisfies Dictionary<'ru'>['display'];
