import type { Dictionary } from '../types.ts';

export const teamInvite = {
  hint: 'Для нескольких человек вставьте или введите адреса через запятую.',
  invalid: '«{{address}}»: {{reason}}',
  results: 'Результаты',
  waiting: 'Ожидает',
  invited: 'Приглашён',
  known: 'Уже приглашён или участник',
  refused: 'Не приглашён',
  unsent: 'Не отправлено',
  progress: 'Приглашено: {{done}} из {{total}}',
  sending: 'Готово: {{done}} из {{total}}',
  failed: 'Не приглашены: {{count}}. Исправьте адреса или повторите попытку.',
  onlyKnown: 'Остальные уже приглашены или участники.',
  stopped: 'Остановлено. Не приглашены: {{count}}.',
  tryAgain: 'Повторить',
  stopQuestion: 'Остановить отправку приглашений?',
  unsentCount: 'Ещё не приглашены: {{count}}.',
  stop: 'Остановить',
  goOn: 'Продолжить',
} satisfies Dictionary<'ru'>['teamInvite'];
