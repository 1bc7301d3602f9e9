/** What only the client has of the content area: endpoints, resources and actions. */
export {
  addContent,
  changeContentStatus,
  deleteContent,
  duplicateContent,
  fieldsOf as contentFieldsOf,
  loadMoreHistory,
  restoreVersion,
  saveContent,
} from './actions.ts';
export { contentHistory, contentOverview, contentVersions } from './historyResources.ts';
export type { LoadedHistory } from './loadedHistory.ts';
export { content, contents } from './resources.ts';
export {
  createContent,
  getContent,
  listContents,
  removeContent,
  restoreContent,
  updateContent,
} from './endpoints.ts';
export type { ContentsQuery } from './endpoints.ts';
export { getContentHistory, getContentOverview, listContentVersions } from './historyEndpoints.ts';
export type { ContentHistoryQuery } from './historyEndpoints.ts';
export { generateText } from './generateEndpoints.ts';
export type { Brief } from './generateEndpoints.ts';
export { addTemplate, changeTemplate, deleteTemplate } from './templatesActions.ts';
export {
  createTemplate,
  listTemplates,
  removeTemplate,
  templateUsesIn,
  updateTemplate,
} from './templatesEndpoints.ts';
export { contentTemplates } from './templatesResources.ts';
