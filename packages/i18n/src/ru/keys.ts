import type { Dictionary } from '../types.ts';

export const keys = {
  command: 'Command',
  control: 'Control',
  alt: 'Alt',
  option: 'Option',
  escape: 'Escape',
  shift: 'Shift',
  up: 'Стрелка вверх',
  down: 'Стрелка вниз',
  left: 'Стрелка влево',
  right: 'Стрелка вправо',
  slash: 'Косая черта',
  question: 'Вопросительный знак',
  send: '{{keys}} — отправить',
  newLine: '{{keys}} — новая строка',
} satisfies Dictionary<'ru'>['keys'];
