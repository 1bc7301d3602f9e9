import { cleanEmail } from '@platform/i18n/text';
import { useEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import { signInErrors } from './signInRules.ts';
import type { SignInErrors, SignInStep, SignInValues } from './signInRules.ts';

/** Error of the service. A new object for each attempt. */
export interface SignInFailure {
  /** Message for the user. */
  message: string;
  /** The invalid field; if omitted or of the other step, the message is above the form. */
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

const firstEmpty = (field: HTMLInputElement | null) => (field?.value === '' ? field : null);

/** Validates on submit and then on each change; focuses the first empty or invalid field. */
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
    // Do not move the focus if the user has focused something else.
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) firstEmpty(emailRef.current)?.focus();
  }, []);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The password step loads lazily and focuses its own field.
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
