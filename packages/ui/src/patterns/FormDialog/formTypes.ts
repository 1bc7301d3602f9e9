import type { RefObject, SyntheticEvent } from 'react';
import type { Control, FieldError, FieldValues, Path } from 'react-hook-form';

/** Why a form was refused: at one of its fields, or as a whole. */
export interface FormRefusal<Field extends string = string> {
  /** Tells a refusal from what was saved. */
  status: 'refused';
  /** Why, in words for the person. */
  message: string;
  /** The field it is about; left out for the form as a whole. */
  field?: Field | undefined;
}

/**
 * Where the unsent text of one kind of form is kept. `id` is the record that is
 * edited, '' for a new one; `null` says that nothing is to be kept any longer.
 */
export interface FormDrafts<Values> {
  /** Gives the text of a record, where some was kept. */
  read: (id: string) => Values | undefined;
  /** Keeps the text of a record, or drops it with `null`. `false` says that it could not be kept. */
  keep: (id: string, values: Values | null) => boolean | void;
}

/** A zod schema from what a form holds to what it sends; its messages are text keys. */
export interface FormSchema<Input, Values> {
  /** The input and output types, as zod's schemas carry them. */
  _zod: { input: Input; output: Values };
}

/** What the fields of a form need of it. */
export interface FieldForm<Input extends FieldValues, Values = Input> {
  /** Of react-hook-form; the fields read and write their values there. */
  control: Control<Input, unknown, Values>;
  /** Whether it is being sent; its fields cannot be changed then. */
  isPending: boolean;
  /** What is wrong with a field, in words. */
  errorText: (error: FieldError | undefined) => string | undefined;
  /** Told by a field when a person has changed it. */
  handleChange: () => void;
  /** Changes a field from outside, such as to a record that was just created. */
  setField: (name: Path<Input>, value: string) => void;
}

/** A form of a dialog, as its fields and `FormDialog` take it. */
export interface DialogForm<Input extends FieldValues, Values = Input> extends FieldForm<
  Input,
  Values
> {
  /** Another form in the same dialog has another id. */
  id: string;
  /** Marks that it was opened with what had been typed before. */
  hasDraft: boolean;
  /** Marks that what it holds is kept as a draft. */
  isKept: boolean;
  /** A refusal that is about no single field. */
  failure: string | undefined;
  /** Moves the focus to a field. */
  focusField: (name: Path<Input>) => void;
  /** For the `<form>`: checks it, then sends it, one sending at a time. */
  handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Leaves without a question, and forgets what was typed. */
  cancel: () => void;
  /** Puts what the form would hold without a draft in its place, and forgets the draft. */
  discardDraft: () => void;
  /** For Escape, the cross and the backdrop: they are easily hit, so a changed form asks. */
  leave: () => void;
  /** The question before what was typed is lost, and the answer that keeps it. */
  question: { isOpen: boolean; stayRef: RefObject<HTMLButtonElement | null>; stay: () => void };
}
