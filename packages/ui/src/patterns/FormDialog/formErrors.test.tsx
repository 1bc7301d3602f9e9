// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { FormTextField } from './FormTextField.tsx';
import { useDialogForm } from './useDialogForm.ts';

interface Values {
  name: string;
  address: string;
}
type Field = keyof Values | 'owner' | 'name.first';

const ignore = () => {};

function Form({ field, shown }: { field: Field; shown: readonly (keyof Values)[] }) {
  const form = useDialogForm<Values, Values, { status: 'saved' }>({
    schema: z.object({ name: z.string(), address: z.string() }),
    errorText: (key) => key,
    initialValues: { name: 'Desk', address: 'https://desk.example' },
    firstField: 'name',
    onSubmit: async () => ({ status: 'refused', field, message: 'Not allowed.' }),
    onClose: ignore,
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <p>{form.failure}</p>
      {shown.map((name) => (
        <FormTextField key={name} form={form} name={name} label={name} />
      ))}
    </form>
  );
}

type Shown = readonly (keyof Values)[];

it.each<[string, Field, Shown, Shown, string, string | undefined]>([
  ['a field that is shown', 'address', ['name', 'address'], ['name', 'address'], '', 'address'],
  ['a field that was never shown', 'address', ['name'], ['name'], 'Not allowed.', undefined],
  ['a field that was hidden', 'address', ['name', 'address'], ['name'], 'Not allowed.', undefined],
  ['a field that is shown again', 'name', ['address'], ['name', 'address'], '', 'name'],
  ['a field that the form lacks', 'owner', ['name'], ['name'], 'Not allowed.', undefined],
  ['a part of a field', 'name.first', ['name'], ['name'], 'Not allowed.', undefined],
])('shows a rejection at %s', async (_what, field, before, now, failure, invalid) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  for (const shown of [before, now]) {
    await act(async () =>
      root.render(
        <LanguageProvider language="en">
          <Form field={field} shown={shown} />
        </LanguageProvider>,
      ),
    );
  }
  await act(async () => container.querySelector('form')?.requestSubmit());
  expect(container.querySelector('p')?.textContent).toBe(failure);
  const marked = [...container.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
  expect(marked.map(({ name }) => name)).toEqual(invalid ? [invalid] : []);
});
