import { zodResolver } from '@hookform/resolvers/zod';
import { teamTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { Control, FieldError } from 'react-hook-form';
import { useSingleFlight } from '../internal/useSingleFlight.ts';
import { inviteSchema } from './inviteSchema.ts';
import type { InviteErrorKey, InviteInput } from './inviteSchema.ts';
import type { InviteDraft, InviteOutcome, InviteValues } from './types.ts';

export interface InviteFormOptions {
  takenEmails: readonly string[];
  onInvite: (values: InviteValues) => Promise<InviteOutcome>;
  /** Called after a sent invite, unless the dialog is gone by then. */
  onSent: () => void;
  draft: InviteDraft | undefined;
  onDraftChange: ((draft: InviteDraft | null) => void) | undefined;
}

export interface InviteFormState {
  control: Control<InviteInput, unknown, InviteValues>;
  isPending: boolean;
  /** Tells whether anything would be lost. */
  isDirty: () => boolean;
  /** A refusal that is about no single field. */
  failure: string | undefined;
  /** The text of a field's error: a text key from our rules, words from the service. */
  textOf: (error: FieldError | undefined) => string | undefined;
  keepDraft: () => void;
  focusEmail: () => void;
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const EMPTY: InviteDraft = { email: '', role: '' };

/** Marks an error whose message is the service's own text and not a key of ours. */
const FROM_SERVICE = 'service';

/** The invite form: validates on submit, then on change; keeps its values when it is refused. */
export function useInviteForm(options: InviteFormOptions): InviteFormState {
  const { takenEmails, onInvite, onSent, draft, onDraftChange } = options;
  const t = useTranslation(teamTexts);
  const isMounted = useRef(false);
  const form = useForm<InviteInput, unknown, InviteValues>({
    resolver: zodResolver(inviteSchema(takenEmails)),
    defaultValues: draft ?? EMPTY,
  });
  const { errors } = form.formState;

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function send(values: InviteValues): Promise<void> {
    const outcome = await onInvite(values);
    if (!isMounted.current) return;
    if (outcome.status === 'sent') return onSent();
    form.setError(
      outcome.field ?? 'root.service',
      { type: FROM_SERVICE, message: outcome.message },
      { shouldFocus: true },
    );
  }

  const { run, isRunning } = useSingleFlight(() => form.handleSubmit(send)());

  return {
    control: form.control,
    isPending: isRunning,
    isDirty: () => {
      const { email, role } = form.getValues();
      return email.trim() !== '' || role !== '';
    },
    failure: errors.root?.service?.message,
    textOf: (error) =>
      error?.type === FROM_SERVICE || !error?.message
        ? error?.message
        : t(error.message as InviteErrorKey),
    keepDraft: () => onDraftChange?.(form.getValues() as InviteDraft),
    focusEmail: () => form.setFocus('email'),
    handleSubmit: (event) => {
      event.preventDefault();
      void run();
    },
  };
}
