export { FormDialog } from './FormDialog.tsx';
export type { FormDialogProps } from './FormDialog.tsx';
export { FormCombobox } from './FormCombobox.tsx';
export type { FormComboboxProps } from './FormCombobox.tsx';
export { FormDatePicker } from './FormDatePicker.tsx';
export type { FormDatePickerProps } from './FormDatePicker.tsx';
export { FormRow } from './FormRow.tsx';
export { FormSelect } from './FormSelect.tsx';
export type { FormSelectProps } from './FormSelect.tsx';
export { FormSheet } from './FormSheet.tsx';
export type { FormSheetProps } from './FormSheet.tsx';
export { FormSwitch } from './FormSwitch.tsx';
export type { FormSwitchProps } from './FormSwitch.tsx';
export { FormTextarea } from './FormTextarea.tsx';
export type { FormTextareaProps } from './FormTextarea.tsx';
export { FormTextField } from './FormTextField.tsx';
export type { FormTextFieldProps } from './FormTextField.tsx';
export type {
  DialogForm,
  FieldForm,
  FieldName,
  FormControl,
  FormDrafts,
  FormInput,
  FormRefusal,
  FormSchema,
  SaveOutcome,
} from './formTypes.ts';
export { useDialogForm } from './useDialogForm.ts';
export type { DialogFormOptions } from './useDialogForm.ts';
