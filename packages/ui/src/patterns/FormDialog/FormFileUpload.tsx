import { useCallback } from 'react';
import { FileUpload } from '../FileUpload/FileUpload.tsx';
import type { FileUploadProps } from '../FileUpload/FileUpload.tsx';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import type { FormInput } from './formTypes.ts';
import { useFormField } from './useFormField.ts';

export type FormFileUploadProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<FileUploadProps, FormManagedProp | 'onValueChange' | 'onBlur' | 'disabled'>;

/**
 * A `FileUpload` bound to a form; its value is an array of files. Drafts are stored as text and lose
 * files: the field is then empty.
 */
export function FormFileUpload<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormFileUploadProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { ref, onChange, onBlur } = field;
  const groupRef = useCallback(
    (group: HTMLFieldSetElement | null) => ref(group && { focus: () => focusButton(group) }),
    [ref],
  );
  const value: unknown = field.value;
  return (
    <FileUpload
      {...rest}
      ref={groupRef}
      value={Array.isArray(value) ? value.filter((file) => file instanceof File) : []}
      error={error}
      disabled={form.isPending}
      onBlur={onBlur}
      onValueChange={(files) => {
        onChange(files);
        form.handleChange();
      }}
    />
  );
}

/** The first button of the group opens the browser's dialog. */
function focusButton(group: HTMLFieldSetElement): void {
  const button = [...group.elements].find((element) => element instanceof HTMLButtonElement);
  button?.focus();
}
