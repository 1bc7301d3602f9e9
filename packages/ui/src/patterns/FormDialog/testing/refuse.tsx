import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { DialogForm, FieldName, FormInput } from '../formTypes.ts';
import { useDialogForm } from '../useDialogForm.ts';

const REFUSAL = 'Not allowed for this plan.';

const ignore = () => {};

interface Refused<Input extends FormInput, Values> {
  field: FieldName<Input>;
  values: Input;
  children: (form: DialogForm<Input, Values>) => ReactNode;
}

function RefusedForm<Input extends FormInput, Values>({
  field,
  values,
  children,
}: Refused<Input, Values>) {
  const form = useDialogForm<Input, Values, { status: 'saved' }>({
    schema: z.custom() as never,
    errorText: (key) => key,
    initialValues: values,
    firstField: field,
    onSubmit: async () => ({ status: 'refused', field, message: REFUSAL }),
    onClose: ignore,
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <p role="alert">{form.failure}</p>
      {children(form)}
    </form>
  );
}

/**
 * Submits a form whose service refuses one field. Returns the message above the fields, the texts
 * that describe the invalid control, and whether it contains the focus.
 */
export async function refuse<Input extends FormInput, Values = Input>(
  props: Refused<Input, Values>,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <LanguageProvider language="en">
        <RefusedForm {...props} />
      </LanguageProvider>,
    ),
  );
  await act(async () => container.querySelector('form')?.requestSubmit());
  const invalid = [...container.querySelectorAll('[aria-invalid="true"]')];
  return {
    failure: container.querySelector('[role="alert"]')?.textContent,
    descriptions: invalid.map((control) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    ),
    hasFocus: invalid.some((control) => control.contains(document.activeElement)),
  };
}

/** Result of `refuse` if the refusal is shown at one control, which has the focus. */
export const SHOWN_AT_CONTROL = { failure: '', descriptions: [REFUSAL], hasFocus: true };
