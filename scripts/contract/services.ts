import type { ServiceName } from '@platform/api/contract';

export const SERVICE_TEXTS: readonly { name: ServiceName; description: string }[] = [
  { name: 'auth', description: "Sign-in, sessions, the team, invitations and the user's profile." },
  { name: 'crm', description: 'Contacts, leads and interactions.' },
  { name: 'voice', description: 'Voice agents, tools, phone numbers, calls and their analytics.' },
  { name: 'knowledge', description: 'Knowledge bases, their documents and search.' },
  { name: 'chatbot', description: 'Chatbots, their widget, and the inbox of conversations.' },
  { name: 'content', description: 'Content items, versions, templates and generation.' },
  { name: 'integrations', description: 'Connections to third-party services.' },
  { name: 'billing', description: 'Plans, subscription, usage and invoices.' },
  { name: 'notifications', description: 'Notifications of the tenant and of each user.' },
];
