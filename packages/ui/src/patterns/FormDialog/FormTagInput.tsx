import { useState } from 'react';
import { TagInput } from '../../components/TagInput/TagInput.tsx';
import type { TagInputProps } from '../../components/TagInput/TagInput.tsx';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import type { FormInput } from './formTypes.ts';
import { useFormField } from './useFormField.ts';

/** Value of a form while its tag input has a text that is not a tag yet. */
export interface TagsWithText {
  /** The tags. */
  tags: readonly string[];
  /** Text of the field, not ''. */
  text: string;
}

export type FormTagInputProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<
    TagInputProps,
    | FormManagedProp
    | 'text'
    | 'defaultText'
    | 'onTextChange'
    | 'onValueChange'
    | 'onChange'
    | 'onBlur'
    | 'readOnly'
  >;

/**
 * A `TagInput` bound to a form; the value is an array of strings. A text that is not a tag yet is
 * kept with the tags, as `TagsWithText`, so that a draft keeps it and the form is not submitted
 * without it: the schema must accept arrays only (`z.array(z.string())`).
 */
export function FormTagInput<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormTagInputProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { name: _name, onChange, ...control } = field;
  const { tags, text } = read(field.value);
  const [draftText] = useState(text);

  function change(next: TagsWithText) {
    onChange(next.text === '' ? next.tags : next);
    form.handleChange();
  }

  return (
    <TagInput
      {...rest}
      {...control}
      value={tags}
      text={text}
      // The schema refuses an unfinished text, too: no error while the user types.
      error={text === '' || text === draftText ? error : undefined}
      readOnly={form.isPending}
      onValueChange={(next) => change({ tags: next, text })}
      onTextChange={(next, nextTags) => change({ tags: nextTags, text: next })}
    />
  );
}

const isTags = (value: unknown): value is readonly string[] => Array.isArray(value);

function read(value: readonly string[] | Partial<TagsWithText> | undefined): TagsWithText {
  return isTags(value)
    ? { tags: value, text: '' }
    : { tags: value?.tags ?? [], text: value?.text ?? '' };
}
