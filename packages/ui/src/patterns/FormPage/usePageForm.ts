import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldError, FieldPath, FieldPathValue } from 'react-hook-form';
import { refocusOnceEnabled } from '../../internal/keptFocus.ts';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import type { ShortcutProps } from '../../shortcuts/useShortcut.ts';
import {
  errorTextOf,
  failureOf,
  isRefusal,
  ownErrors,
  showRefusal,
} from '../FormDialog/formErrors.ts';
import { createMountedFields } from '../FormDialog/mountedFields.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { pathOf, toFormControl } from '../FormDialog/formControl.ts';
import type {
  FieldForm,
  FieldName,
  FormInput,
  FormSchema,
  SaveOutcome,
} from '../FormDialog/formTypes.ts';

/** Options of `usePageForm`. */
export interface PageFormOptions<Input extends FormInput, Values> {
  /** Zod schema; its messages are text keys. */
  schema: FormSchema<Input, Values>;
  /** Returns the text of a schema message; keep it stable. */
  errorText: (key: string) => string;
  /** Stored values, or initial ones. */
  initialValues: Input;
  /** Unsaved values of an earlier visit. */
  draft?: Input | undefined;
  /** Called when typing pauses and on unmount; with `null` after submit or discard. */
  onDraftChange: (draft: Input | null) => void;
  /** Disables fields and submit, such as while the record loads. */
  isLocked: boolean;
  /** Label of the button that saves, for the list of shortcuts: Ctrl or Cmd + S then saves. */
  saveLabel?: string | undefined;
  /** Submits the form, once at a time. Must not reject; a refusal is shown in the form. */
  onSubmit: (values: Values) => Promise<SaveOutcome<string, { values?: Input | undefined }>>;
}

/** A field that needs attention. */
export interface FieldProblem<Name extends string> {
  /** Name of the form value. */
  name: Name;
  /** Text key from the schema, or message from the server. */
  message: string;
  /** Text for the user. */
  text: string;
}

/** Form of a page. `fields` keeps its identity while the user types; fields re-render on their own. */
export interface PageForm<Input extends FormInput, Values> {
  /** Id of the `<form>`, for buttons outside of it. */
  id: string;
  /** `form` of the fields. */
  fields: FieldForm<Input, Values>;
  /** True while the form is being submitted. */
  isPending: boolean;
  /** True if a value differs from the stored one. */
  isDirty: boolean;
  /** Error of the whole form. */
  failure: string | undefined;
  /** Errors after the first submit, in the order of the fields. */
  problems: readonly FieldProblem<FieldName<Input>>[];
  /** Returns the current values. */
  values: () => Input;
  /** Sets fields programmatically. */
  setFields: (values: Partial<Input>) => void;
  /** Moves the focus to a field. */
  focusField: (name: FieldName<Input>) => void;
  /** Validates and submits the form, once at a time; pass it to the `<form>`. */
  handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Submits the form like its button; true once it is saved. Keeps its identity. */
  save: () => Promise<boolean>;
  /** Props of the submit button: its tooltip and screen readers name Ctrl or Cmd + S. */
  saveKeys: ShortcutProps;
  /** Returns to the stored values and drops the draft. */
  discard: () => void;
}

/** Validates a field on blur and the form on submit; keeps a draft when the user leaves the page. */
export function usePageForm<Input extends FormInput, Values>(
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
  const [mounted] = useState(createMountedFields);

  // A draft is an unsaved change, so it must not become the default values.
  useLayoutEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first draft is applied
  }, []);

  const { keep, keepSoon, keepPending } = useKeptDraft(getValues, options.onDraftChange);
  const latestErrors = useRef(errors);
  useEffect(() => {
    latestErrors.current = errors;
  });

  const handleChange = useCallback(() => {
    keepSoon();
    const invalidNames = ownErrors(latestErrors.current);
    if (invalidNames.length > 0) void trigger(invalidNames);
  }, [keepSoon, trigger]);

  const { run, isRunning } = useSingleFlight(
    (values: Values) => {
      // Stores the draft now, so that closing the page during the submit does not store it again.
      keepPending();
      return onSubmit(values);
    },
    (outcome) => {
      if (isRefusal(outcome)) return showRefusal(form.setError, mounted, outcome);
      keep(null);
      reset(outcome.values ?? getValues());
    },
  );

  const isPending = isRunning || isLocked;
  const latestSubmit = useRef<() => Promise<boolean>>(undefined);
  useEffect(() => {
    latestSubmit.current = async () => {
      if (isLocked) return false;
      refocusOnceEnabled();
      let isSaved = false;
      await form.handleSubmit(async (values) => {
        const outcome = await run(values);
        isSaved = outcome !== undefined && !isRefusal(outcome);
      })();
      return isSaved;
    };
  });
  const save = useCallback(async () => (await latestSubmit.current?.()) ?? false, []);
  const saveKeys = useShortcut(
    options.saveLabel === undefined
      ? null
      : {
          keys: 'mod+s',
          label: options.saveLabel,
          onPress: () => void save(),
          actsInRichText: true,
        },
  );
  const toText = useMemo(() => errorTextOf(errorText), [errorText]);
  const isSubmitted = submitCount > 0;
  const setField = useCallback(
    (name: FieldName<Input>, value: unknown) => {
      setValue(pathOf<Input>(name), value as FieldPathValue<Input, FieldPath<Input>>, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
      handleChange();
    },
    [setValue, isSubmitted, handleChange],
  );
  const fields = useMemo(
    () => ({
      control: toFormControl(control),
      isPending,
      errorText: toText,
      addField: mounted.add,
      handleChange,
      setField,
    }),
    [control, isPending, toText, mounted, handleChange, setField],
  );
  const shownErrors = isSubmitted ? Object.entries(errors) : [];
  return {
    id,
    fields,
    isPending: isRunning,
    isDirty,
    failure: failureOf(errors),
    problems: shownErrors.flatMap(([name, fieldError]) => {
      const error = fieldError as FieldError | undefined;
      const text = name === 'root' ? undefined : toText(error);
      if (text === undefined) return [];
      return [{ name, message: error?.message ?? '', text }];
    }),
    values: getValues,
    setFields: (values) => {
      for (const [name, value] of Object.entries(values)) {
        setField(name, value);
      }
    },
    focusField: (name) => setFocus(pathOf<Input>(name)),
    handleSubmit: (event) => {
      event.preventDefault();
      void save();
    },
    save,
    saveKeys,
    discard: () => {
      keep(null);
      reset(initialValues);
    },
  };
}
