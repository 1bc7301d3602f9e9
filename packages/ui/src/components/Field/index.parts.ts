export { FieldRoot as Root } from './FieldRoot.tsx';
export { FieldLabel as Label } from './FieldLabel.tsx';
export { FieldHint as Hint } from './FieldHint.tsx';
export { FieldError as Error } from './FieldError.tsx';
