import type { Dictionary } from '../types.ts';

export const settings = {
  subtitle: 'Люди, тариф и подключения вашей организации.',
  subtitleOf: 'Люди, тариф и подключения организации {{tenant}}.',
  loading: 'Загрузка данных…',
  teams: {
    text: 'Приглашайте коллег и назначайте им роли.',
    people: { one: 'человек', few: 'человека', many: 'человек', other: 'человека' },
    pending: {
      one: '{{count}} приглашение ожидает ответа',
      few: '{{count}} приглашения ожидают ответа',
      many: '{{count}} приглашений ожидают ответа',
      other: '{{count}} приглашения ожидают ответа',
    },
  },
  billing: {
    text: 'Тариф, использование и счета.',
    plan: 'текущий тариф',
    renews: 'следующий счёт {{date}}',
    ends: 'заканчивается {{date}}',
  },
  integrations: {
    text: 'Сервисы, из которых ассистенты берут данные и в которых они действуют.',
    connected: { one: 'подключена', few: 'подключены', many: 'подключено', other: 'подключено' },
    action: {
      one: '{{count}} требует действия',
      few: '{{count}} требуют действия',
      many: '{{count}} требуют действия',
      other: '{{count}} требуют действия',
    },
  },
} satisfies Dictionary<'ru'>['settings'];
