export { FormDialog } from './FormDialog.tsx';
export type { FormDialogProps } from './FormDialog.tsx';
export { FormCheckbox } from './FormCheckbox.tsx';
export type { FormCheckboxProps } from './FormCheckbox.tsx';
export { FormCombobox } from './FormCombobox.tsx';
export type { FormComboboxProps } from './FormCombobox.tsx';
export { FormDatePicker } from './FormDatePicker.tsx';
export type { FormDatePickerProps } from './FormDatePicker.tsx';
export { FormDateRangePicker } from './FormDateRangePicker.tsx';
export type { FormDateRangePickerProps } from './FormDateRangePicker.tsx';
export { FormMultiSelect } from './FormMultiSelect.tsx';
export type { FormMultiSelectProps } from './FormMultiSelect.tsx';
export { FormNumberField } from './FormNumberField.tsx';
export type { FormNumberFieldProps } from './FormNumberField.tsx';
export { FormFileUpload } from './FormFileUpload.tsx';
export type { FormFileUploadProps } from './FormFileUpload.tsx';
export { FormRadioGroup } from './FormRadioGroup.tsx';
export type { FormRadioGroupProps } from './FormRadioGroup.tsx';
export { FormPasswordField } from './FormPasswordField.tsx';
export type { FormPasswordFieldProps } from './FormPasswordField.tsx';
export { FormRow } from './FormRow.tsx';
export { FormSegmentedControl } from './FormSegmentedControl.tsx';
export type { FormSegmentedControlProps } from './FormSegmentedControl.tsx';
export { FormSelect } from './FormSelect.tsx';
export type { FormSelectProps } from './FormSelect.tsx';
export { FormSheet } from './FormSheet.tsx';
export type { FormSheetProps } from './FormSheet.tsx';
export { FormSlider } from './FormSlider.tsx';
export type { FormSliderProps } from './FormSlider.tsx';
export { FormSwitch } from './FormSwitch.tsx';
export type { FormSwitchProps } from './FormSwitch.tsx';
export { FormTagInput } from './FormTagInput.tsx';
export type { FormTagInputProps, TagsWithText } from './FormTagInput.tsx';
export { FormTextarea } from './FormTextarea.tsx';
export type { FormTextareaProps } from './FormTextarea.tsx';
export { FormTextField } from './FormTextField.tsx';
export type { FormFieldProps, FormManagedProp, FormTextFieldProps } from './FormTextField.tsx';
export type {
  BoundField,
  BoundFieldError,
  DialogForm,
  FieldForm,
  FieldName,
  FormControl,
  FormDrafts,
  FormFieldState,
  FormInput,
  FormRefusal,
  FormSchema,
  SavedOutcome,
  SaveOutcome,
} from './formTypes.ts';
export { useDialogForm } from './useDialogForm.ts';
export type { DialogFormOptions } from './useDialogForm.ts';
export { useFormField } from './useFormField.ts';
