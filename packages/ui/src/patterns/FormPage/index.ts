export { FormProblems } from './FormProblems.tsx';
export type { FormProblemsProps } from './FormProblems.tsx';
export { FormSection } from './FormSection.tsx';
export type { FormSectionProps } from './FormSection.tsx';
export { usePageForm } from './usePageForm.ts';
export type { FieldProblem, PageForm, PageFormOptions } from './usePageForm.ts';
