import { checkoutCalls } from './billing/checkout.contract.ts';
import { entitlementCalls } from './billing/entitlements.contract.ts';
import { invoiceCalls } from './billing/invoices.contract.ts';
import { planCalls } from './billing/plans.contract.ts';
import { subscriptionCalls } from './billing/subscription.contract.ts';
import { botCalls } from './bots/bots.contract.ts';
import { embedCalls } from './bots/embed.contract.ts';
import { contentCalls } from './content/contents.contract.ts';
import { generationCalls } from './content/generation.contract.ts';
import { contentHistoryCalls } from './content/history.contract.ts';
import { contentOverviewCalls } from './content/overview.contract.ts';
import { templateCalls } from './content/templates.contract.ts';
import { contactCalls } from './crm/contacts.contract.ts';
import { crmServiceCalls } from './crm/health.contract.ts';
import { interactionCalls } from './crm/interactions.contract.ts';
import { leadCalls } from './crm/leads.contract.ts';
import { dashboardCalls } from './dashboard/overview.contract.ts';
import type { CallDescription } from './description/describeCall.ts';
import { inboxConversationCalls } from './inbox/conversations.contract.ts';
import { inboxMessageCalls } from './inbox/messages.contract.ts';
import { knowledgeBaseCalls } from './knowledge/bases.contract.ts';
import { documentCalls } from './knowledge/documents.contract.ts';
import { knowledgeMatchCalls } from './knowledge/matches.contract.ts';
import { connectionCalls } from './integrations/connections.contract.ts';
import { integrationCalls } from './integrations/integrations.contract.ts';
import { notificationCalls } from './notifications/notifications.contract.ts';
import { profileCalls } from './profile/profile.contract.ts';
import { deviceSessionCalls } from './session/devices/deviceSessions.contract.ts';
import { googleSignInCalls } from './session/googleSignIn.contract.ts';
import { acceptInviteCalls } from './session/joining/acceptInvite.contract.ts';
import { registrationCalls } from './session/joining/registration.contract.ts';
import { passwordResetCalls } from './session/password/passwordReset.contract.ts';
import { loginCalls } from './session/login.contract.ts';
import { meCalls } from './session/me.contract.ts';
import { tokenCalls } from './session/tokens.contract.ts';
import { inviteCalls } from './team/invites.contract.ts';
import { memberCalls } from './team/members.contract.ts';
import { roleContextCalls } from './team/roleContext.contract.ts';
import { roleRequestCalls } from './team/roleRequests.contract.ts';
import { conversationCalls } from './voice/conversations.contract.ts';
import { phoneNumberCalls } from './voice/phoneNumbers.contract.ts';
import { toolTemplateCalls } from './voice/toolTemplates.contract.ts';
import { toolCalls } from './voice/tools.contract.ts';
import { agentCalls } from './voice/agents.contract.ts';
import { agentTemplateCalls } from './voice/agentTemplates.contract.ts';
import { voiceCalls } from './voice/voices.contract.ts';

export const allCalls = {
  login: loginCalls,
  googleSignIn: googleSignInCalls,
  tokens: tokenCalls,
  me: meCalls,
  registration: registrationCalls,
  acceptInvite: acceptInviteCalls,
  passwordReset: passwordResetCalls,
  sessions: deviceSessionCalls,
  profile: profileCalls,
  roleContext: roleContextCalls,
  members: memberCalls,
  invites: inviteCalls,
  roleRequests: roleRequestCalls,
  entitlements: entitlementCalls,
  plans: planCalls,
  subscription: subscriptionCalls,
  checkout: checkoutCalls,
  invoices: invoiceCalls,
  dashboard: dashboardCalls,
  notifications: notificationCalls,
  tools: toolCalls,
  toolTemplates: toolTemplateCalls,
  agents: agentCalls,
  agentTemplates: agentTemplateCalls,
  voices: voiceCalls,
  phoneNumbers: phoneNumberCalls,
  conversations: conversationCalls,
  knowledgeBases: knowledgeBaseCalls,
  documents: documentCalls,
  knowledgeMatches: knowledgeMatchCalls,
  contents: contentCalls,
  contentHistory: contentHistoryCalls,
  contentOverview: contentOverviewCalls,
  templates: templateCalls,
  generation: generationCalls,
  contacts: contactCalls,
  leads: leadCalls,
  interactions: interactionCalls,
  crmService: crmServiceCalls,
  inboxConversations: inboxConversationCalls,
  inboxMessages: inboxMessageCalls,
  bots: botCalls,
  embed: embedCalls,
  integrations: integrationCalls,
  connections: connectionCalls,
} as const satisfies Readonly<Record<string, Readonly<Record<string, CallDescription>>>>;

export const callList: readonly { record: string; name: string; described: CallDescription }[] =
  Object.entries(allCalls).flatMap(([record, calls]) =>
    Object.entries<CallDescription>(calls).map(([name, described]) => ({
      record,
      name,
      described,
    })),
  );
