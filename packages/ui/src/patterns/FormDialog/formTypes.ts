import type { RefObject, SyntheticEvent } from 'react';

/**
 * Values of a form by field. Uses `any`, because interfaces do not extend a record of `unknown`.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type FormInput = Record<string, any>;

/** Name of a form's field. */
export type FieldName<Input extends FormInput> = keyof Input & string;

/** Reason why a form or another action was refused, for one field or as a whole. */
export interface FormRefusal<Field extends string = string> {
  /** Discriminates a refusal from a saved result. */
  status: 'refused';
  /** Reason, as a text for the user. */
  message: string;
  /** Field with the error; omitted for the whole form. */
  field?: Field | undefined;
}

/** Result of a submit; `Saved` holds additional data of a success. */
export type SaveOutcome<Field extends string = never, Saved extends object = object> =
  | ({ status: 'saved' } & Saved)
  | FormRefusal<Field>;

/** Store of the drafts of one kind of form. `id` is the record that is edited, '' for a new one. */
export interface FormDrafts<Values> {
  /** Returns the draft of a record, if there is one. */
  read: (id: string) => Values | undefined;
  /** Stores the draft of a record; `null` removes it. Returns `false` if it could not be stored. */
  keep: (id: string, values: Values | null) => boolean | void;
  /** Called before submitting. Once saved, the returned function removes the unchanged draft. */
  beginSubmit?: ((id: string) => () => void) | undefined;
}

/** Zod schema from the form's values to the submitted ones; its messages are text keys. */
export interface FormSchema<Input, Values> {
  /** Input and output types, as in zod's schemas. */
  _zod: { input: Input; output: Values };
}

/** Result of a submit without its refusals. */
export type SavedOutcome<Outcome> = Outcome extends { status: 'refused' } ? never : Outcome;

/** Props that a control gets from its form; spread them, or pass the parts. */
export interface BoundField<Value> {
  /** Name of the form value. */
  name: string;
  /** Current value. */
  value: Value;
  /** Called with the next value, or with the event of a native control. */
  onChange: (next: unknown) => void;
  /** Called when the control loses the focus. */
  onBlur: () => void;
  /** Receives the element that is focused if the value is invalid. */
  ref: (control: { focus?: (() => void) | undefined } | null) => void;
}

/** Error of a field with its origin. */
export interface BoundFieldError {
  /** Rule that failed; `service` for a refusal. */
  type: string;
  /** Text key of the schema, or the service's text. */
  message?: string | undefined;
}

/** Result of `useFormField`. */
export interface FormFieldState<Value> {
  /** Props for the control. */
  field: BoundField<Value>;
  /** Text of the error, to be shown at the control. */
  error: string | undefined;
  /** The same error with its type. */
  fieldError: BoundFieldError | undefined;
}

/** Connects fields with their form; opaque. */
export interface FormControl<Input extends FormInput, Values> {
  /** Values as typed and as submitted. */
  _form: { input: Input; output: Values };
}

/** Parts of a form that its fields use. */
export interface FieldForm<Input extends FormInput, Values = Input> {
  /** Handle that the fields register with. */
  control: FormControl<Input, Values>;
  /** True while the form is being submitted; its fields are disabled. */
  isPending: boolean;
  /** Returns the text of a field's error. */
  errorText: (
    error: { type: string; message?: string | undefined } | undefined,
  ) => string | undefined;
  /** Called by a mounted field that shows its error. Returns the function for its unmount. */
  addField: (name: string) => () => void;
  /** Called by a field when the user has changed it. */
  handleChange: () => void;
  /** Sets a field programmatically, such as to a newly created record. */
  setField: <Name extends FieldName<Input>>(name: Name, value: Input[Name]) => void;
}

/** Form of a dialog, for `FormDialog` and its fields. */
export interface DialogForm<Input extends FormInput, Values = Input> extends FieldForm<
  Input,
  Values
> {
  /** Identifies the form; another form in the same dialog has another id. */
  id: string;
  /** True if it was opened with a draft. */
  hasDraft: boolean;
  /** True if its content is stored as a draft. */
  isKept: boolean;
  /** Refusal of the whole form. */
  failure: string | undefined;
  /** Moves the focus to a field. */
  focusField: (name: FieldName<Input>) => void;
  /** Validates and submits the form, once at a time; pass it to the `<form>`. */
  handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Closes without a question and deletes the draft. */
  cancel: () => void;
  /** Resets the form to the values it has without a draft, and deletes the draft. */
  discardDraft: () => void;
  /** For Escape, the close button and the backdrop: asks first if the form was changed. */
  leave: () => void;
  /** State of the question before changes are discarded, and the answer that keeps them. */
  question: { isOpen: boolean; stayRef: RefObject<HTMLButtonElement | null>; stay: () => void };
}
