export { TemplatesScreen } from './TemplatesScreen.tsx';
export type {
  ContentTemplate,
  ContentTemplateFields,
  TemplateCheck,
  TemplateDraft,
  TemplateField,
  TemplateOutcome,
  TemplateRemoval,
  TemplateRules,
  TemplatesScreenProps,
} from './types.ts';
