export { TemplatesScreen } from './TemplatesScreen.tsx';
export type {
  TemplateCheck,
  TemplateDraft,
  TemplateField,
  TemplateOutcome,
  TemplateRemoval,
  TemplateRules,
  TemplatesScreenProps,
} from './types.ts';
