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
export { CONTENT_STATUSES, CONTENT_TYPES, contents, listContents } from './contents.ts';
export type { ContentsQuery } from './contents.ts';
export {
  conflictIn,
  content,
  createContent,
  getContent,
  removeContent,
  restoreContent,
  updateContent,
} from './content.ts';
export type { Content, ContentFields, NewContent } from './content.ts';
export { LENGTHS, TONES, estimateTokens, generateText } from './generation.ts';
export { startGeneration } from './generation.ts';
export type { Brief, GenerationFrame } from './generation.ts';
export { CONTENT_EVENTS, contentHistory, contentVersions } from './history.ts';
export { getContentHistory, listContentVersions } from './history.ts';
export type { ContentHistory, ContentHistoryQuery } from './history.ts';
export type { LoadedHistory } from './loadedHistory.ts';
export { contentOverview, getContentOverview } from './overview.ts';
export { BRIEF_VARIABLES, checkPrompt, isInputKey } from './promptVariables.ts';
export type { PromptCheck } from './promptVariables.ts';
export { addTemplate, changeTemplate, deleteTemplate } from './templateActions.ts';
export {
  INPUT_TYPES,
  contentTemplates,
  createTemplate,
  listTemplates,
  removeTemplate,
  templateUsesIn,
  updateTemplate,
} from './templates.ts';
export type { TemplateUse } from './templates.ts';
