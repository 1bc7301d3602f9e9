export { ToolsScreen } from './ToolsScreen.tsx';
export type {
  ToolDraft,
  ToolDraftField,
  ToolField,
  ToolIntegration,
  ToolOutcome,
  ToolRemoval,
  ToolsScreenProps,
  ToolUser,
  VoiceTool,
  VoiceToolHeader,
  VoiceToolKind,
  VoiceToolList,
  VoiceToolMethod,
  VoiceToolSettings,
  VoiceToolTemplate,
} from './types.ts';
