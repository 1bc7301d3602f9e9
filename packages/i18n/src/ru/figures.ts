import type { Dictionary } from '../types.ts';

export const figures = {
  range: {
    label: 'Период',
    today: 'Сегодня',
    week: 'Последние 7 дней',
    month: 'Последние 30 дней',
    quarter: 'Последние 90 дней',
    custom: 'Свои даты',
  },
  before: '{{value}} за прошлый период',
  now: 'Этот период',
  rangeBefore: 'Прошлый период',
  day: 'День',
  cursor: 'День на графике',
  created: 'Создание',
  createdAnyDay: 'Создано в любой день',
  saved: 'Сохранение',
  savedAnyDay: 'Сохранено в любой день',
  export: 'Экспорт',
  sheet: { panel: 'Панель', name: 'Название', value: 'Значение' },
} satisfies Dictionary<'ru'>['figures'];
