export { TemplatesScreen } from './TemplatesScreen.tsx';
export type {
  TemplateCheck,
  TemplateDraft,
  TemplateField,
  TemplateRules,
  TemplatesScreenProps,
} from './templatesTypes.ts';
