import type { Template } from '@platform/domain';

export const templates: readonly Template[] = [
  {
    key: 't1',
    id: 't1',
    name: 'How-to article',
    category: 'article',
    description: 'Takes readers through something step by step.',
    inputs: [
      { key: 'goal', label: 'What readers can do afterwards', type: 'text', isRequired: true },
      { key: 'steps', label: 'Steps', type: 'long_text', isRequired: false },
    ],
    prompt: 'Write a how-to about {{topic}}. Afterwards readers can {{goal}}: {{steps}}.',
    isBuiltIn: true,
    version: 1,
    uses: 0,
    updatedAt: null,
  },
  {
    key: 't2',
    id: 't2',
    name: 'Appointment reminder',
    category: 'email',
    description: 'Reminds somebody of an appointment and says how to move it.',
    inputs: [{ key: 'date', label: 'Date and time', type: 'text', isRequired: true }],
    prompt: 'Remind {{audience}} of the appointment on {{date}} about {{topic}}.',
    isBuiltIn: true,
    version: 1,
    uses: 3,
    updatedAt: null,
  },
  {
    key: 't3',
    id: 't3',
    name: 'Delivery news',
    category: 'email',
    description: 'Tells customers when an order comes and who to ask.',
    inputs: [{ key: 'order_number', label: 'Order number', type: 'text', isRequired: true }],
    prompt: 'Tell {{audience}} that order {{order_number}} is on its way. It is about {{topic}}.',
    isBuiltIn: false,
    version: 1,
    uses: 2,
    updatedAt: null,
  },
];

/** Unexpected values do not break a card. */
export const oddTemplates: readonly Template[] = [
  {
    key: '#2',
    id: '',
    name: 'W'.repeat(60),
    category: 'social_post',
    description: '<img src=x onerror=alert(1)> '.repeat(8),
    inputs: [],
    prompt: '{{'.repeat(200),
    isBuiltIn: false,
    version: 1,
    uses: null,
    updatedAt: null,
  },
];
