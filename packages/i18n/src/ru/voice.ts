import type { Dictionary } from '../types.ts';

export const voice = {
  tabs: 'Разделы голосовых агентов',
  type: { inbound: 'Входящие', outbound: 'Исходящие', web: 'Веб' },
} satisfies Dictionary<'ru'>['voice'];
