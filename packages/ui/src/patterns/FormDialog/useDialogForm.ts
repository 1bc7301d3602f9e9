import { zodResolver } from '@hookform/resolvers/zod';
import { trimText } from '@platform/i18n/text';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues } from 'react-hook-form';
import { refocusOnceEnabled } from '../../internal/keptFocus.ts';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import { errorTextOf, failureOf, isRefusal, ownErrors, showRefusal } from './formErrors.ts';
import { pathOf, toFormControl } from './formControl.ts';
import type {
  DialogForm,
  FieldName,
  FormDrafts,
  FormInput,
  FormRefusal,
  FormSchema,
  SavedOutcome,
} from './formTypes.ts';
import { createMountedFields } from './mountedFields.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

export interface DialogFormOptions<Input extends FormInput, Values, Saved> {
  /** Zod object; its messages are text keys. */
  schema: FormSchema<Input, Values>;
  /** Returns the text of a schema message. */
  errorText: (key: string) => string;
  /** Values before any input. */
  initialValues: Input;
  /** Store of its draft: written at each change, emptied once the form is saved or cancelled. */
  drafts?: FormDrafts<Input> | undefined;
  /** Id that its draft is stored by; constant while the form is mounted. @default '' */
  draftId?: string | undefined;
  /** Gets the focus if the user stays. */
  firstField: FieldName<Input>;
  /** Submits the form, once at a time. Must not reject; a refusal is shown in the form. */
  onSubmit: (values: Values) => Promise<Saved | FormRefusal>;
  /** Called with the saved result, unless unmounted in the meantime; `onClose` follows. */
  onSaved?: ((saved: SavedOutcome<Saved>) => void) | undefined;
  /** Called after saving, cancelling or leaving. */
  onClose: () => void;
}

/** Normalises a value for comparison: texts are trimmed, lists compared by content. */
const comparable = (value: unknown): unknown =>
  typeof value === 'string' ? trimText(value) : JSON.stringify(value);

/** State of a `FormDialog`. Validates on submit, then on change; keeps a draft when left. */
export function useDialogForm<Input extends FormInput, Values, Saved extends object>(
  options: DialogFormOptions<Input, Values, Saved>,
): DialogForm<Input, Values> {
  const { schema, initialValues, drafts, draftId = '', firstField, onSubmit } = options;
  const id = useId();
  const question = useLeaveQuestion();
  const [draft] = useState(() => drafts?.read(draftId));
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const [isKept, setKept] = useState(hasDraft);
  const form = useForm<Input, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: (draft ?? initialValues) as DefaultValues<Input>,
  });
  const { errors } = form.formState;
  const [mounted] = useState(createMountedFields);

  function close(): void {
    drafts?.keep(draftId, null);
    question.close();
    options.onClose();
    // For a form that stays mounted while another one replaces it.
    form.reset(initialValues);
  }

  function discardDraft(): void {
    // Before the reset: afterwards fields are unknown until the next render.
    form.setFocus(pathOf<Input>(firstField));
    drafts?.keep(draftId, null);
    form.reset(initialValues);
    setHasDraft(false);
    setKept(false);
  }

  async function send(values: Values): Promise<Saved | FormRefusal> {
    const removeDraft = drafts?.beginSubmit?.(draftId);
    const outcome = await onSubmit(values);
    if (!isRefusal(outcome)) removeDraft?.();
    return outcome;
  }

  const { run, isRunning } = useSingleFlight(send, (outcome) => {
    if (isRefusal(outcome)) return showRefusal(form.setError, mounted, outcome);
    options.onSaved?.(outcome as SavedOutcome<Saved>);
    close();
  });

  function isDirty(): boolean {
    const typed = form.getValues();
    return Object.entries(initialValues).some(
      ([name, value]) => comparable(typed[name]) !== comparable(value),
    );
  }

  /** Stores the draft; unchanged values are not a draft. */
  function keep(): void {
    const isTyped = isDirty();
    const isStored = drafts?.keep(draftId, isTyped ? form.getValues() : null) !== false;
    setKept(drafts !== undefined && isTyped && isStored);
  }

  function stay(): void {
    question.close();
    form.setFocus(pathOf<Input>(firstField));
  }

  function leave(): void {
    if (question.isOpen) stay();
    else if (isDirty() && !isRunning) question.ask();
    else close();
  }

  return {
    id,
    control: toFormControl(form.control),
    isPending: isRunning,
    hasDraft,
    isKept,
    failure: failureOf(errors),
    errorText: errorTextOf(options.errorText),
    addField: mounted.add,
    handleChange: () => {
      keep();
      // A change may also fix the error of another field, such as when either of two names is required.
      void form.trigger(ownErrors(errors));
    },
    setField: (name, value) => {
      form.setValue(pathOf<Input>(name), value, {
        shouldValidate: form.formState.isSubmitted,
      });
      keep();
    },
    focusField: (name) => form.setFocus(pathOf<Input>(name)),
    handleSubmit: (event) => {
      event.preventDefault();
      refocusOnceEnabled();
      void form.handleSubmit((values) => run(values))();
    },
    cancel: close,
    discardDraft,
    leave,
    question: { isOpen: question.isOpen, stayRef: question.stayRef, stay },
  };
}
