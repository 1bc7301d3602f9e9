export { FieldGroup } from './FieldGroup.tsx';
export type { FieldGroupProps } from './FieldGroup.tsx';
