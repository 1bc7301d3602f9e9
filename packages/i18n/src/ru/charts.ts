import type { Dictionary } from '../types.ts';

export const charts = {
  showTable: 'Показать как таблицу',
  showChart: 'Показать как график',
  tableShown: 'Показано как таблица',
  chartShown: 'Показано как график',
  cursor: 'Позиция на графике',
  category: 'Категория',
  empty: 'Нет данных',
  range: '{{name}}: минимум {{low}} ({{lowAt}}), максимум {{high}} ({{highAt}})',
} satisfies Dictionary<'ru'>['charts'];
