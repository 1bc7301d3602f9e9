/* Generated from the files of this folder by generateIndexes.mjs. Do not edit. */
import type { Dictionary } from '../types.ts';
import { analytics } from './analytics.ts';
import { billing } from './billing.ts';
import { bots } from './bots.ts';
import { charts } from './charts.ts';
import { choices } from './choices.ts';
import { comingSoon } from './comingSoon.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { contentEditor } from './contentEditor.ts';
import { contentGenerate } from './contentGenerate.ts';
import { contentHistory } from './contentHistory.ts';
import { contentTemplates } from './contentTemplates.ts';
import { controls } from './controls.ts';
import { crm } from './crm.ts';
import { crmConsent } from './crmConsent.ts';
import { crmImport } from './crmImport.ts';
import { dashboard } from './dashboard.ts';
import { dates } from './dates.ts';
import { dialogs } from './dialogs.ts';
import { display } from './display.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { figures } from './figures.ts';
import { inbox } from './inbox.ts';
import { integrations } from './integrations.ts';
import { joining } from './joining.ts';
import { keys } from './keys.ts';
import { knowledge } from './knowledge.ts';
import { notices } from './notices.ts';
import { notifications } from './notifications.ts';
import { numbers } from './numbers.ts';
import { onboarding } from './onboarding.ts';
import { palette } from './palette.ts';
import { profile } from './profile.ts';
import { profileAccount } from './profileAccount.ts';
import { roles } from './roles.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { tables } from './tables.ts';
import { tags } from './tags.ts';
import { team } from './team.ts';
import { teamBulk } from './teamBulk.ts';
import { teamDialogs } from './teamDialogs.ts';
import { teamInvite } from './teamInvite.ts';
import { uploads } from './uploads.ts';
import { voice } from './voice.ts';
import { voiceAgentForm } from './voiceAgentForm.ts';
import { voiceAgents } from './voiceAgents.ts';
import { voiceAnalytics } from './voiceAnalytics.ts';
import { voiceBulk } from './voiceBulk.ts';
import { voiceCall } from './voiceCall.ts';
import { voiceCalls } from './voiceCalls.ts';
import { voiceKnowledge } from './voiceKnowledge.ts';
import { voiceNumbers } from './voiceNumbers.ts';
import { voiceTools } from './voiceTools.ts';

export const texts = {
  analytics,
  billing,
  bots,
  charts,
  choices,
  comingSoon,
  common,
  content,
  contentEditor,
  contentGenerate,
  contentHistory,
  contentTemplates,
  controls,
  crm,
  crmConsent,
  crmImport,
  dashboard,
  dates,
  dialogs,
  display,
  errors,
  fields,
  figures,
  inbox,
  integrations,
  joining,
  keys,
  knowledge,
  notices,
  notifications,
  numbers,
  onboarding,
  palette,
  profile,
  profileAccount,
  roles,
  session,
  settings,
  shell,
  tables,
  tags,
  team,
  teamBulk,
  teamDialogs,
  teamInvite,
  uploads,
  voice,
  voiceAgentForm,
  voiceAgents,
  voiceAnalytics,
  voiceBulk,
  voiceCall,
  voiceCalls,
  voiceKnowledge,
  voiceNumbers,
  voiceTools,
} satisfies Dictionary<'de'>;
