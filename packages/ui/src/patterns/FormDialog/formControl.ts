import type { Control, FieldPath } from 'react-hook-form';
import type { FieldForm, FieldName, FormControl, FormInput } from './formTypes.ts';

/** Hides the types of react-hook-form, which are not public. */
export const toFormControl = <Input extends FormInput, Values>(
  control: Control<Input, unknown, Values>,
): FormControl<Input, Values> => control as unknown as FormControl<Input, Values>;

/** Returns the control of react-hook-form that `toFormControl` has hidden. */
export const controlOf = <Input extends FormInput, Values>({
  control,
}: Pick<FieldForm<Input, Values>, 'control'>): Control<Input, unknown, Values> =>
  control as unknown as Control<Input, unknown, Values>;

/** Names of fields are paths without dots. */
export const pathOf = <Input extends FormInput>(name: FieldName<Input>): FieldPath<Input> =>
  name as FieldPath<Input>;
