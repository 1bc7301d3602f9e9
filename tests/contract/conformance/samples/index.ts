import type { Samples } from '../sample.ts';
import { agentSamples } from './agents.ts';
import * as billing from './billing.ts';
import { botSamples, embedSamples } from './bots.ts';
import * as content from './content.ts';
import { conversationSamples } from './conversations.ts';
import { contactSamples, interactionSamples, leadSamples } from './crm.ts';
import { inboxConversationSamples, inboxMessageSamples } from './inbox.ts';
import { connectionSamples, integrationSamples } from './integrations.ts';
import * as knowledge from './knowledge.ts';
import { notificationSamples } from './notifications.ts';
import { phoneNumberSamples } from './phoneNumbers.ts';
import * as session from './session.ts';
import * as team from './team.ts';
import { toolSamples } from './tools.ts';

export const samples: Readonly<Record<string, Samples>> = {
  login: session.loginSamples,
  googleSignIn: session.googleSignInSamples,
  tokens: session.tokenSamples,
  me: session.meSamples,
  registration: session.registrationSamples,
  acceptInvite: session.acceptInviteSamples,
  passwordReset: session.passwordResetSamples,
  sessions: session.deviceSessionSamples,
  profile: session.profileSamples,
  roleContext: team.roleContextSamples,
  members: team.memberSamples,
  invites: team.inviteSamples,
  roleRequests: team.roleRequestSamples,
  entitlements: billing.entitlementSamples,
  plans: billing.planSamples,
  subscription: billing.subscriptionSamples,
  checkout: billing.checkoutSamples,
  invoices: billing.invoiceSamples,
  dashboard: { overview: {} },
  notifications: notificationSamples,
  tools: toolSamples,
  toolTemplates: { list: {} },
  agents: agentSamples,
  agentTemplates: { list: {} },
  voices: { list: {} },
  phoneNumbers: phoneNumberSamples,
  conversations: conversationSamples,
  contents: content.contentSamples,
  contentHistory: content.contentHistorySamples,
  contentOverview: content.contentOverviewSamples,
  templates: content.templateSamples,
  generation: content.generationSamples,
  knowledgeBases: knowledge.knowledgeBaseSamples,
  documents: knowledge.documentSamples,
  knowledgeMatches: knowledge.knowledgeMatchSamples,
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
