import type { Dictionary } from '../types.ts';

export const voice = {
  subtitle: 'Агенты, которые принимают и совершают звонки для вашей компании.',
  tabs: 'Разделы голосовых агентов',
  type: { inbound: 'Входящие', outbound: 'Исходящие', web: 'Веб' },
} satisfies Dictionary<'ru'>['voice'];
