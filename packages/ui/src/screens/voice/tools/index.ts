export { ToolsScreen } from './ToolsScreen.tsx';
export type {
  ToolDraft,
  ToolDraftField,
  ToolField,
  ToolIntegration,
  ToolsScreenProps,
} from './toolsTypes.ts';
