import type { Dictionary } from '../types.ts';

export const comingSoon = {
  title: 'Скоро здесь будет нечто удивительное',
  text: 'Эта страница ещё в работе. Пока делать ничего не нужно.',
  home: 'Перейти на панель',
} satisfies Dictionary<'ru'>['comingSoon'];
