import { useTranslation, joiningTexts } from '@platform/i18n';
import type { TextKey } from '@platform/i18n';
import { useCallback, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { usePageForm } from '../../../patterns/FormPage/usePageForm.ts';
import type { PageFormOptions } from '../../../patterns/FormPage/usePageForm.ts';
import type { AccountErrorKey } from './accountSchema.ts';
import type { JoinOutcome } from './types.ts';
import type { FormInput } from '../../../patterns/FormDialog/formTypes.ts';

interface AccountFormOptions<Input extends FormInput, Values> extends Pick<
  PageFormOptions<Input, Values>,
  'schema' | 'initialValues' | 'draft'
> {
  onDraftChange?: ((typed: Input | null) => void) | undefined;
  onSubmit: (values: Values) => Promise<JoinOutcome>;
}

const nothing = () => {};

/** Form of an account; cannot be submitted while the service requires a wait. */
export function useAccountForm<Input extends FormInput, Values>(
  options: AccountFormOptions<Input, Values>,
) {
  const { schema, initialValues, draft, onDraftChange = nothing, onSubmit } = options;
  const t = useTranslation(joiningTexts);
  const [waitUntil, setWaitUntil] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const form = usePageForm<Input, Values>({
    schema,
    initialValues,
    draft,
    onDraftChange,
    isLocked: false,
    errorText: useCallback((key) => t(key as AccountErrorKey), [t]),
    onSubmit: async (values) => {
      setTaken(false);
      const outcome = await onSubmit(values);
      if (outcome.status !== 'refused') return outcome;
      setTaken(outcome.isTaken ?? false);
      setWaitUntil(outcome.waitMs ? Date.now() + outcome.waitMs : 0);
      return outcome;
    },
  });

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    if (Date.now() < waitUntil) event.preventDefault();
    else form.handleSubmit(event);
  }
  return { form, waitUntil, isTaken, handleSubmit };
}

export type FieldKey = Extract<TextKey<typeof joiningTexts>, `joining.field.${string}`>;
