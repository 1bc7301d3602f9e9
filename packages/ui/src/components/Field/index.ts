export * as Field from './index.parts.ts';
export { useFieldControl } from './useFieldControl.ts';
export type { FieldFrameProps } from './FieldFrame.tsx';
export type { FieldRootProps } from './FieldRoot.tsx';
export type { FieldGroupRootProps } from './FieldGroupRoot.tsx';
export type { FieldLabelProps } from './FieldLabel.tsx';
export type { FieldLegendProps } from './FieldLegend.tsx';
export type { FieldOptions } from './useFieldState.ts';
