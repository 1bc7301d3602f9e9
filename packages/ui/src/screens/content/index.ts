export type { ContentPaths } from './types.ts';
export { ContentsScreen } from './list/ContentsScreen.tsx';
export type { ContentsActions, ContentsScreenProps, ContentStateFilter } from './list/listTypes.ts';
export { ContentEditorScreen } from './editor/ContentEditorScreen.tsx';
export type {
  ConflictChoice,
  ContentEditorScreenProps,
  EditedContent,
  EditedFields,
  EditedValues,
  EditorSaveState,
  TheirContent,
} from './editor/editorTypes.ts';
export { HistoryScreen } from './history/HistoryScreen.tsx';
export { VersionsScreen } from './history/VersionsScreen.tsx';
export type {
  HistoryEvents,
  HistoryScreenProps,
  VersionsScreenProps,
} from './history/historyTypes.ts';
export { ContentAnalyticsScreen } from './analytics/ContentAnalyticsScreen.tsx';
export type { ContentAnalyticsScreenProps, ContentRange } from './analytics/analyticsTypes.ts';
export * from './generate/index.ts';
export * from './templates/index.ts';
