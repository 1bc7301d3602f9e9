import type { Samples } from '../sample.ts';
import { botSamples, embedSamples } from './bots.ts';
import { contactSamples, interactionSamples, leadSamples } from './crm.ts';
import { inboxConversationSamples, inboxMessageSamples } from './inbox.ts';
import { connectionSamples, integrationSamples } from './integrations.ts';
import { notificationSamples } from './notifications.ts';

/** The samples of every record, under its name in `allCalls`. */
export const samples: Readonly<Record<string, Samples>> = {
  dashboard: { overview: {} },
  notifications: notificationSamples,
  contacts: contactSamples,
  leads: leadSamples,
  interactions: interactionSamples,
  crmService: { health: {} },
  inboxConversations: inboxConversationSamples,
  inboxMessages: inboxMessageSamples,
  bots: botSamples,
  embed: embedSamples,
  integrations: integrationSamples,
  connections: connectionSamples,
};
