import { zodResolver } from '@hookform/resolvers/zod';
import { crmTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { Control, DefaultValues, FieldError, Path, PathValue } from 'react-hook-form';
import { formSchema } from '../../internal/formSchema.ts';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import type { Checked, CrmErrorKey } from './rules.ts';

/** The fields of a form, all of them text. */
export type TextValues<Values> = { [Field in keyof Values]: string };

interface Refused<Values> {
  status: 'refused';
  message: string;
  field?: keyof Values & string;
}

export interface SaveFormOptions<Values, Saved> {
  /** What the form holds before anything is typed. */
  blank: Values;
  /** What was typed before and not sent. */
  draft: Values | undefined;
  rules: (typed: Values) => Checked<Values>;
  /** Must not reject; a refusal stays in the form. */
  onSave: (values: Values) => Promise<Saved | Refused<Values>>;
  /** Called after a save, unless the form is gone by then. */
  onSaved: (saved: Saved) => void;
  /** Told at each change. */
  onChange: (typed: Values) => void;
}

export interface SaveForm<Values extends TextValues<Values>> {
  control: Control<Values, unknown, Values>;
  isPending: boolean;
  hasDraft: boolean;
  /** Tells whether anything would be lost. */
  isDirty: () => boolean;
  /** A refusal that is about no single field. */
  failure: string | undefined;
  /** The text of a field's error: a text key from our rules, words from the service. */
  textOf: (error: FieldError | undefined) => string | undefined;
  /** Sets a field from outside, e.g. to a contact that was just created. */
  setField: (name: Path<Values>, value: string) => void;
  focusField: (name: Path<Values>) => void;
  changed: () => void;
  /** Empties the form for a next one. */
  clear: () => void;
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Marks an error whose message is the service's own text and not a key of ours. */
const FROM_SERVICE = 'service';

/** A form of the CRM: validates on submit, then on change; keeps its values when it is refused. */
export function useSaveForm<Values extends TextValues<Values>, Saved extends { status: 'saved' }>(
  options: SaveFormOptions<Values, Saved>,
): SaveForm<Values> {
  const { blank, draft, rules, onSave, onSaved, onChange } = options;
  const t = useTranslation(crmTexts);
  const isMounted = useRef(false);
  const [hasDraft] = useState(draft !== undefined);
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(formSchema(rules)),
    defaultValues: (draft ?? blank) as DefaultValues<Values>,
  });
  const { errors } = form.formState;

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function send(values: Values): Promise<void> {
    const outcome = await onSave(values);
    if (!isMounted.current) return;
    if (outcome.status === 'saved') return onSaved(outcome);
    form.setError(
      (outcome.field as Path<Values> | undefined) ?? 'root.service',
      { type: FROM_SERVICE, message: outcome.message },
      { shouldFocus: true },
    );
  }

  const fieldsInError = (Object.keys(errors) as Path<Values>[]).filter(
    (name) => name !== 'root' && errors[name]?.type !== FROM_SERVICE,
  );
  const { run, isRunning } = useSingleFlight(() => form.handleSubmit(send)());

  return {
    control: form.control,
    isPending: isRunning,
    hasDraft,
    isDirty: () => {
      const typed = form.getValues();
      return Object.entries(blank).some(([name, value]) => typed[name as keyof Values] !== value);
    },
    failure: errors.root?.['service']?.message,
    textOf: (error) =>
      error?.type === FROM_SERVICE || !error?.message
        ? error?.message
        : t(error.message as CrmErrorKey),
    setField: (name, value) => {
      form.setValue(name, value as PathValue<Values, Path<Values>>, {
        shouldValidate: form.formState.isSubmitted,
      });
      onChange(form.getValues());
    },
    focusField: (name) => form.setFocus(name),
    changed: () => {
      onChange(form.getValues());
      // One field's text may settle what another one was told, such as either of two names.
      void form.trigger(fieldsInError);
    },
    clear: () => form.reset(blank),
    handleSubmit: (event) => {
      event.preventDefault();
      void run();
    },
  };
}
