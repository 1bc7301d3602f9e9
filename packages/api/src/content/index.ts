export {
  addContent,
  changeContentStatus,
  deleteContent,
  duplicateContent,
  fieldsOf as contentFieldsOf,
  loadMoreHistory,
  restoreVersion,
  saveContent,
} from './contentActions.ts';
export {
  CONTENT_STATUSES,
  CONTENT_TYPES,
  contents,
  listContents,
  conflictIn,
  content,
  createContent,
  getContent,
  removeContent,
  restoreContent,
  updateContent,
} from './contents.ts';
export type { ContentsQuery, Content, ContentFields, NewContent } from './contents.ts';
export { LENGTHS, TONES, estimateTokens, generateText, startGeneration } from './generation.ts';
export type { Brief, GenerationFrame } from './generation.ts';
export {
  CONTENT_EVENTS,
  contentHistory,
  contentVersions,
  getContentHistory,
  listContentVersions,
} from './history.ts';
export type { ContentHistory, ContentHistoryQuery } from './history.ts';
export type { LoadedHistory } from './loadedHistory.ts';
export { contentOverview, getContentOverview } from './overview.ts';
export { BRIEF_VARIABLES, checkPrompt, isInputKey } from './promptVariables.ts';
export type { PromptCheck } from './promptVariables.ts';
export {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  INPUT_TYPES,
  contentTemplates,
  createTemplate,
  listTemplates,
  removeTemplate,
  templateUsesIn,
  updateTemplate,
} from './templates.ts';
export type { TemplateUse } from './templates.ts';
