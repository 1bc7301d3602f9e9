/* Generated from the files of this folder by generateIndexes.mjs. Do not edit. */
import { charts } from './charts.ts';
import { choices } from './choices.ts';
import { common } from './common.ts';
import { controls } from './controls.ts';
import { dates } from './dates.ts';
import { dialogs } from './dialogs.ts';
import { display } from './display.ts';
import { fields } from './fields.ts';
import { figures } from './figures.ts';
import { keys } from './keys.ts';
import { numbers } from './numbers.ts';
import { tables } from './tables.ts';
import { tags } from './tags.ts';
import { uploads } from './uploads.ts';

export const texts = {
  charts,
  choices,
  common,
  controls,
  dates,
  dialogs,
  display,
  fields,
  figures,
  keys,
  numbers,
  tables,
  tags,
  uploads,
};

export const areas = {
  analytics: async () => (await import('./analytics.ts')).analytics,
  billing: async () => (await import('./billing.ts')).billing,
  bots: async () => (await import('./bots.ts')).bots,
  comingSoon: async () => (await import('./comingSoon.ts')).comingSoon,
  content: async () => (await import('./content.ts')).content,
  contentEditor: async () => (await import('./contentEditor.ts')).contentEditor,
  contentGenerate: async () => (await import('./contentGenerate.ts')).contentGenerate,
  contentHistory: async () => (await import('./contentHistory.ts')).contentHistory,
  contentTemplates: async () => (await import('./contentTemplates.ts')).contentTemplates,
  crm: async () => (await import('./crm.ts')).crm,
  crmConsent: async () => (await import('./crmConsent.ts')).crmConsent,
  crmImport: async () => (await import('./crmImport.ts')).crmImport,
  dashboard: async () => (await import('./dashboard.ts')).dashboard,
  errors: async () => (await import('./errors.ts')).errors,
  inbox: async () => (await import('./inbox.ts')).inbox,
  integrations: async () => (await import('./integrations.ts')).integrations,
  joining: async () => (await import('./joining.ts')).joining,
  knowledge: async () => (await import('./knowledge.ts')).knowledge,
  notices: async () => (await import('./notices.ts')).notices,
  notifications: async () => (await import('./notifications.ts')).notifications,
  onboarding: async () => (await import('./onboarding.ts')).onboarding,
  palette: async () => (await import('./palette.ts')).palette,
  profile: async () => (await import('./profile.ts')).profile,
  profileAccount: async () => (await import('./profileAccount.ts')).profileAccount,
  roles: async () => (await import('./roles.ts')).roles,
  session: async () => (await import('./session.ts')).session,
  settings: async () => (await import('./settings.ts')).settings,
  shell: async () => (await import('./shell.ts')).shell,
  team: async () => (await import('./team.ts')).team,
  teamBulk: async () => (await import('./teamBulk.ts')).teamBulk,
  teamDialogs: async () => (await import('./teamDialogs.ts')).teamDialogs,
  teamInvite: async () => (await import('./teamInvite.ts')).teamInvite,
  voice: async () => (await import('./voice.ts')).voice,
  voiceAgentForm: async () => (await import('./voiceAgentForm.ts')).voiceAgentForm,
  voiceAgents: async () => (await import('./voiceAgents.ts')).voiceAgents,
  voiceAnalytics: async () => (await import('./voiceAnalytics.ts')).voiceAnalytics,
  voiceBulk: async () => (await import('./voiceBulk.ts')).voiceBulk,
  voiceCall: async () => (await import('./voiceCall.ts')).voiceCall,
  voiceCalls: async () => (await import('./voiceCalls.ts')).voiceCalls,
  voiceKnowledge: async () => (await import('./voiceKnowledge.ts')).voiceKnowledge,
  voiceNumbers: async () => (await import('./voiceNumbers.ts')).voiceNumbers,
  voiceTools: async () => (await import('./voiceTools.ts')).voiceTools,
};
