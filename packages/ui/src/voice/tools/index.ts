export { ToolsScreen } from './ToolsScreen.tsx';
export type {
  ToolDraft,
  ToolDraftField,
  ToolField,
  ToolIntegration,
  ToolOutcome,
  ToolRemoval,
  ToolsScreenProps,
} from './types.ts';
