import type { Dictionary } from '../types.ts';

export const display = {
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
