import { cleanEmail } from '@platform/i18n/text';
import { useEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { useSingleFlight } from '../internal/useSingleFlight.ts';
import { signInErrors } from './signInRules.ts';
import type { SignInErrors, SignInStep, SignInValues } from './signInRules.ts';

/** What went wrong at the service, in words a person reads. A new object for each attempt. */
export interface SignInFailure {
  /** Why, in words for the person. */
  message: string;
  /** The field it is about; without one, or in the other step, it stands above the form. */
  field?: SignInStep;
}

export interface SignInFormOptions {
  step: SignInStep;
  defaultEmail: string;
  failure: SignInFailure | undefined;
  isLocked: boolean;
  onSubmit: (values: SignInValues) => Promise<void> | void;
}

export interface SignInForm {
  email: string;
  password: string;
  errors: SignInErrors;
  isSubmitting: boolean;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

export interface SignInFormParts {
  form: SignInForm;
  emailRef: RefObject<HTMLInputElement | null>;
  passwordRef: RefObject<HTMLInputElement | null>;
}

/** A field that waits for its first letter; a browser may have filled it in. */
const firstEmpty = (field: HTMLInputElement | null) => (field?.value === '' ? field : null);

/**
 * Holds the sign-in form: begins in its first field while that is empty, validates on submit and from then on at each change, keeps what was
 * typed when the service refuses, and moves the focus to the field that needs it.
 */
export function useSignInForm(options: SignInFormOptions): SignInFormParts {
  const { step, defaultEmail, failure, isLocked, onSubmit } = options;
  const [email, setEmail] = useState(defaultEmail);
  const [password, setPassword] = useState('');
  const [checkedStep, setCheckedStep] = useState<SignInStep>();
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const { run, isRunning } = useSingleFlight(onSubmit);
  const shownStep = useRef(step);
  const errors = checkedStep === step ? signInErrors(step, email, password) : {};

  useEffect(() => {
    // Whoever is already somewhere else on the page stays there.
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) firstEmpty(emailRef.current)?.focus();
  }, []);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The password step is fetched when it is asked for, and takes the focus itself.
    if (step === 'email') emailRef.current?.focus();
  }, [step]);

  useEffect(() => {
    if (failure?.field) (failure.field === 'password' ? passwordRef : emailRef).current?.focus();
  }, [failure]);

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isLocked || isRunning) return;
    setCheckedStep(step);
    const found = signInErrors(step, email, password);
    if (found.email) return emailRef.current?.focus();
    if (found.password) return passwordRef.current?.focus();
    void run({ email: cleanEmail(email), ...(step === 'password' ? { password } : {}) });
  }

  const form = {
    email,
    password,
    errors,
    isSubmitting: isRunning,
    setEmail,
    setPassword,
    handleSubmit,
  };
  return { form, emailRef, passwordRef };
}
