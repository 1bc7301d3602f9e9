export { FieldRoot as Root } from './FieldRoot.tsx';
export { FieldGroupRoot as Group } from './FieldGroupRoot.tsx';
export { FieldLabel as Label } from './FieldLabel.tsx';
export { FieldLegend as Legend } from './FieldLegend.tsx';
export { FieldFrame as Frame } from './FieldFrame.tsx';
export { FieldInput as Input } from './FieldInput.tsx';
export { FieldHint as Hint } from './FieldHint.tsx';
export { FieldError as Error } from './FieldError.tsx';
