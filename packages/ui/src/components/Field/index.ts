export * as Field from './index.parts.ts';
export { useFieldControl } from './useFieldControl.ts';
export type { FieldOptions, FieldRootProps } from './FieldRoot.tsx';
export type { FieldLabelProps } from './FieldLabel.tsx';
