/* Generated from the files of this folder by generateIndexes.mjs. Do not edit. */
import type {
  analyticsTexts,
  billingTexts,
  botsTexts,
  chartsTexts,
  choicesTexts,
  comingSoonTexts,
  commonTexts,
  contentTexts,
  contentEditorTexts,
  contentGenerateTexts,
  contentHistoryTexts,
  contentTemplatesTexts,
  controlsTexts,
  crmTexts,
  crmConsentTexts,
  crmImportTexts,
  dashboardTexts,
  datesTexts,
  dialogsTexts,
  displayTexts,
  errorsTexts,
  fieldsTexts,
  figuresTexts,
  inboxTexts,
  integrationsTexts,
  joiningTexts,
  keysTexts,
  knowledgeTexts,
  noticesTexts,
  notificationsTexts,
  numbersTexts,
  onboardingTexts,
  paletteTexts,
  profileTexts,
  profileAccountTexts,
  rolesTexts,
  sessionTexts,
  settingsTexts,
  shellTexts,
  tablesTexts,
  tagsTexts,
  teamTexts,
  teamBulkTexts,
  teamDialogsTexts,
  teamInviteTexts,
  uploadsTexts,
  voiceTexts,
  voiceAgentFormTexts,
  voiceAgentsTexts,
  voiceAnalyticsTexts,
  voiceBulkTexts,
  voiceCallTexts,
  voiceCallsTexts,
  voiceKnowledgeTexts,
  voiceNumbersTexts,
  voiceToolsTexts,
} from './en/index.ts';

/** Every area of English, the source of all keys. */
export type EnglishArea =
  | typeof analyticsTexts
  | typeof billingTexts
  | typeof botsTexts
  | typeof chartsTexts
  | typeof choicesTexts
  | typeof comingSoonTexts
  | typeof commonTexts
  | typeof contentTexts
  | typeof contentEditorTexts
  | typeof contentGenerateTexts
  | typeof contentHistoryTexts
  | typeof contentTemplatesTexts
  | typeof controlsTexts
  | typeof crmTexts
  | typeof crmConsentTexts
  | typeof crmImportTexts
  | typeof dashboardTexts
  | typeof datesTexts
  | typeof dialogsTexts
  | typeof displayTexts
  | typeof errorsTexts
  | typeof fieldsTexts
  | typeof figuresTexts
  | typeof inboxTexts
  | typeof integrationsTexts
  | typeof joiningTexts
  | typeof keysTexts
  | typeof knowledgeTexts
  | typeof noticesTexts
  | typeof notificationsTexts
  | typeof numbersTexts
  | typeof onboardingTexts
  | typeof paletteTexts
  | typeof profileTexts
  | typeof profileAccountTexts
  | typeof rolesTexts
  | typeof sessionTexts
  | typeof settingsTexts
  | typeof shellTexts
  | typeof tablesTexts
  | typeof tagsTexts
  | typeof teamTexts
  | typeof teamBulkTexts
  | typeof teamDialogsTexts
  | typeof teamInviteTexts
  | typeof uploadsTexts
  | typeof voiceTexts
  | typeof voiceAgentFormTexts
  | typeof voiceAgentsTexts
  | typeof voiceAnalyticsTexts
  | typeof voiceBulkTexts
  | typeof voiceCallTexts
  | typeof voiceCallsTexts
  | typeof voiceKnowledgeTexts
  | typeof voiceNumbersTexts
  | typeof voiceToolsTexts;
