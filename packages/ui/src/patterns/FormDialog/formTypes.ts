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

/** How sending a form ended. A refusal stays in the form; `Saved` is what its sender returned. */
export type SaveOutcome<Field extends string = never, Saved extends object = object> =
  | ({ status: 'saved' } & Saved)
  | FormRefusal<Field>;

/** Store of the drafts of one kind of form. `id` is the record that is edited, '' for a new one. */
export interface FormDrafts<Values> {
  /** Returns the draft of a record, if there is one. */
  read: (id: string) => Values | undefined;
  /** Stores the draft of a record; `null` removes it. Returns `false` if it could not be stored. */
  keep: (id: string, values: Values | null) => boolean | void;
  /**
   * Called before a form is sent. The returned function is called once it is saved, even if the form
   * was closed by then, and removes the draft unless it has changed. Left out: a form that is closed
   * while it is sent leaves its draft.
   */
  send?: ((id: string) => () => void) | undefined;
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
