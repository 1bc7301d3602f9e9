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
    description: 'Says what is new, since when and what changes for whom.',
    inputs: [
      { key: 'news', label: 'What is new', type: 'text', required: true },
      { key: 'date', label: 'From when', type: 'text', required: true },
    ],
    prompt: 'Announce {{news}}, which holds from {{date}}. The subject is {{topic}}.',
  },
  {
    id: 'tpl_reminder',
    name: 'Appointment reminder',
    category: 'email',
    description: 'Reminds somebody of an appointment and says how to move it.',
    inputs: [
      { key: 'customer_name', label: 'Customer name', type: 'text', required: true },
      { key: 'date', label: 'Date and time', type: 'text', required: true },
      { key: 'phone', label: 'Telephone number', type: 'text', required: false },
    ],
    prompt:
      'Remind {{customer_name}} of the appointment on {{date}} about {{topic}}. To move it, call {{phone}}.',
  },
  {
    id: 'tpl_follow_up',
    name: 'Follow-up after a call',
    category: 'email',
    description: 'Sums a call up and names the next step.',
    inputs: [
      { key: 'customer_name', label: 'Customer name', type: 'text', required: true },
      { key: 'next_step', label: 'Next step', type: 'long_text', required: true },
    ],
    prompt:
      'Thank {{customer_name}} for the call about {{topic}}, sum it up, and say that the next step is: {{next_step}}.',
  },
  {
    id: 'tpl_offer',
    name: 'Offer of the week',
    category: 'social_post',
    description: 'A short post about one offer, with its price and its end.',
    inputs: [
      { key: 'offer', label: 'Offer', type: 'text', required: true },
      { key: 'price', label: 'Price', type: 'number', required: true },
    ],
    prompt: 'A short post about {{offer}} for {{price}}, to do with {{topic}}.',
  },
  {
    id: 'tpl_greeting',
    name: 'Call greeting',
    category: 'call_script',
    description: 'How a voice agent greets, and what it asks first.',
    inputs: [{ key: 'business', label: 'Name of the business', type: 'text', required: true }],
    prompt: 'A greeting for callers of {{business}} about {{topic}}, with three first questions.',
  },
];

export const BUILT_IN_TEMPLATES: readonly TemplateWire[] = TEMPLATES.map((template) => ({
  ...template,
  is_built_in: true,
  version: 1,
}));
