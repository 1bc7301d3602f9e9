export { GenerateScreen } from './GenerateScreen.tsx';
export { NO_CHOICE } from './generateTypes.ts';
export type {
  BriefInput,
  BriefKnowledgeBase,
  BriefTemplate,
  BriefValues,
  GenerateActions,
  GenerateScreenProps,
  GenerationView,
  TextEndReason,
  TextVariant,
  VariantTexts,
} from './generateTypes.ts';
