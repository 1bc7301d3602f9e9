import type { TemplateWire } from '@platform/api/contract';

type BuiltIn = Omit<TemplateWire, 'is_built_in' | 'version' | 'use_count'>;

const TEMPLATES: readonly BuiltIn[] = [
  {
    id: 'tpl_how_to',
    name: 'How-to article',
    category: 'article',
    description: 'Takes readers through something step by step.',
    inputs: [
      { key: 'goal', label: 'What readers can do afterwards', type: 'text', required: true },
      { key: 'steps', label: 'Steps', type: 'long_text', required: false },
    ],
    prompt:
      'Write a how-to article about {{topic}} for {{audience}}. Afterwards readers can {{goal}}. Cover these steps: {{steps}}.',
  },
  {
    id: 'tpl_announcement',
    name: 'Announcement',
    category: 'article',
    description: 'Announces news: the date, and who is affected.',
    inputs: [
      { key: 'news', label: 'News', type: 'text', required: true },
      { key: 'date', label: 'Effective date', type: 'text', required: true },
    ],
    prompt: 'Announce {{news}}, effective from {{date}}. The subject is {{topic}}.',
  },
  {
    id: 'tpl_reminder',
    name: 'Appointment reminder',
    category: 'email',
    description: 'Reminds a customer of an appointment and how to reschedule it.',
    inputs: [
      { key: 'customer_name', label: 'Customer name', type: 'text', required: true },
      { key: 'date', label: 'Date and time', type: 'text', required: true },
      { key: 'phone', label: 'Telephone number', type: 'text', required: false },
    ],
    prompt:
      'Remind {{customer_name}} of the appointment on {{date}} about {{topic}}. To reschedule, call {{phone}}.',
  },
  {
    id: 'tpl_follow_up',
    name: 'Follow-up after a call',
    category: 'email',
    description: 'Summarises a call and names the next step.',
    inputs: [
      { key: 'customer_name', label: 'Customer name', type: 'text', required: true },
      { key: 'next_step', label: 'Next step', type: 'long_text', required: true },
    ],
    prompt:
      'Thank {{customer_name}} for the call about {{topic}}, summarise it, and say that the next step is: {{next_step}}.',
  },
  {
    id: 'tpl_offer',
    name: 'Offer of the week',
    category: 'social_post',
    description: 'A short post about one offer with its price.',
    inputs: [
      { key: 'offer', label: 'Offer', type: 'text', required: true },
      { key: 'price', label: 'Price', type: 'number', required: true },
    ],
    prompt: 'A short post about {{offer}} for {{price}}, related to {{topic}}.',
  },
  {
    id: 'tpl_greeting',
    name: 'Call greeting',
    category: 'call_script',
    description: 'Greeting of a voice agent and its first questions.',
    inputs: [{ key: 'business', label: 'Name of the business', type: 'text', required: true }],
    prompt: 'A greeting for callers of {{business}} about {{topic}}, with three first questions.',
  },
];

export const BUILT_IN_TEMPLATES: readonly TemplateWire[] = TEMPLATES.map((template) => ({
  ...template,
  is_built_in: true,
  version: 1,
}));
