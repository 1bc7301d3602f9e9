import { createStrictContext } from '../../internal/createStrictContext.ts';

export interface FieldState {
  controlId: string;
  labelId: string;
  hintId: string;
  errorId: string;
  hint: string | undefined;
  error: string | undefined;
  isRequired: boolean;
  disabled: boolean;
}

const [FieldContext, useField] = createStrictContext<FieldState>('Field.Root');

export { FieldContext, useField };
