import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldError, FieldValues, Path, PathValue } from 'react-hook-form';
import { useReturnedFocus } from '../../internal/useReturnedFocus.ts';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import {
  errorTextOf,
  failureOf,
  isRefusal,
  ownErrors,
  showRefusal,
} from '../FormDialog/formErrors.ts';
import type { FieldForm, FormSchema, SaveOutcome } from '../FormDialog/formTypes.ts';

export interface PageFormOptions<Input extends FieldValues, Values> {
  /** A zod schema; its messages are text keys. */
  schema: FormSchema<Input, Values>;
  /** The text of a message of the schema; a stable function. */
  errorText: (key: string) => string;
  /** What is stored, or what the form starts with. */
  initialValues: Input;
  /** What was typed before and not sent. */
  draft?: Input | undefined;
  /** Told once typing rests, and when the form goes; null once it is sent or given up. */
  onDraftChange: (draft: Input | null) => void;
  /** Nothing can be changed. */
  isLocked: boolean;
  /** Sends the form, one at a time. Must not reject; a refusal stays in the form. */
  onSubmit: (values: Values) => Promise<SaveOutcome<string, { values?: Input | undefined }>>;
}

/** What is wrong with a field. */
export interface FieldProblem<Name extends string> {
  name: Name;
  /** The text key of the schema's message, or the service's own words. */
  message: string;
  /** The same in words. */
  text: string;
}

/** A form that is a page. Its fields are drawn again by themselves, so `fields` is stable. */
export interface PageForm<Input extends FieldValues, Values> {
  /** For the `<form>` and the buttons outside of it. */
  id: string;
  fields: FieldForm<Input, Values>;
  isPending: boolean;
  /** Whether it holds what is not stored. */
  isDirty: boolean;
  /** A refusal that is about no single field. */
  failure: string | undefined;
  /** What is wrong with its fields once somebody tried to send it; in their order. */
  problems: readonly FieldProblem<Path<Input>>[];
  values: () => Input;
  /** Changes several fields, such as to those of a template. */
  setFields: (values: Partial<Input>) => void;
  focusField: (name: Path<Input>) => void;
  handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Puts what is stored in place of what was typed. */
  discard: () => void;
}

/** How long typing rests before the draft is written, in milliseconds. */
const REST_MS = 300;

/**
 * The form of a page: each field is checked when it is left, all of them when it is sent; one sending
 * at a time; its values stay when it is refused, and in a draft when the page goes.
 */
export function usePageForm<Input extends FieldValues, Values>(
  options: PageFormOptions<Input, Values>,
): PageForm<Input, Values> {
  const { schema, initialValues, draft, isLocked, onSubmit, errorText } = options;
  const id = useId();
  const form = useForm<Input, unknown, Values>({
    resolver: zodResolver(schema),
    mode: 'onBlur',
    defaultValues: initialValues as DefaultValues<Input>,
  });
  const { control, formState, getValues, setValue, setFocus, reset, trigger } = form;
  const { errors, isDirty, submitCount } = formState;

  // What was typed differs from what is stored, so it is no default value.
  useLayoutEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a draft is what was there at first
  }, []);

  const latest = useRef({ errors, onDraftChange: options.onDraftChange });
  useEffect(() => {
    latest.current = { errors, onDraftChange: options.onDraftChange };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepDraft = useCallback((typed: Input | null) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current.onDraftChange(typed);
  }, []);
  useEffect(() => {
    const keepNow = () => {
      if (timer.current !== undefined) keepDraft(getValues());
    };
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [getValues, keepDraft]);

  const handleChange = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keepDraft(getValues()), REST_MS);
    const wrong = ownErrors(latest.current.errors);
    if (wrong.length > 0) void trigger(wrong);
  }, [getValues, keepDraft, trigger]);

  const { run, isRunning } = useSingleFlight(
    (values: Values) => {
      // Written now: a page that closes after sending has nothing left to write.
      if (timer.current !== undefined) keepDraft(getValues());
      return onSubmit(values);
    },
    (outcome) => {
      if (isRefusal(outcome)) return showRefusal(form, outcome);
      keepDraft(null);
      reset(outcome.values ?? getValues());
    },
  );
  const keepFocus = useReturnedFocus(isRunning);

  const isPending = isRunning || isLocked;
  const toText = useMemo(() => errorTextOf(errorText), [errorText]);
  const isSubmitted = submitCount > 0;
  const setField = useCallback(
    (name: Path<Input>, value: unknown) => {
      setValue(name, value as PathValue<Input, Path<Input>>, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
      handleChange();
    },
    [setValue, isSubmitted, handleChange],
  );
  const fields = useMemo(
    () => ({ control, isPending, errorText: toText, handleChange, setField }),
    [control, isPending, toText, handleChange, setField],
  );
  const wrong = isSubmitted ? Object.entries(errors) : [];
  return {
    id,
    fields,
    isPending: isRunning,
    isDirty,
    failure: failureOf(errors),
    problems: wrong.flatMap(([name, thrown]) => {
      const error = thrown as FieldError | undefined;
      const text = name === 'root' ? undefined : toText(error);
      if (text === undefined) return [];
      return [{ name: name as Path<Input>, message: error?.message ?? '', text }];
    }),
    values: getValues,
    setFields: (values) => {
      for (const [name, value] of Object.entries(values)) {
        setField(name as Path<Input>, value);
      }
    },
    focusField: (name) => setFocus(name),
    handleSubmit: (event) => {
      event.preventDefault();
      if (isLocked) return;
      keepFocus();
      void form.handleSubmit((values) => run(values))();
    },
    discard: () => {
      keepDraft(null);
      reset(initialValues);
    },
  };
}
