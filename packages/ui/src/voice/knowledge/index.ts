export { KnowledgeScreen } from './KnowledgeScreen.tsx';
export type {
  KnowledgeAgent,
  KnowledgeAgentList,
  KnowledgeScreenProps,
  RetrievalChange,
  VoiceKnowledgeBase,
  VoiceKnowledgeList,
} from './types.ts';
