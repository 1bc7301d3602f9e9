// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { FormSelect } from './FormSelect.tsx';
import { useDialogForm } from './useDialogForm.ts';

const schema = z.object({
  role: z.string(),
  owner: z.string().nullable(),
  days: z.number().nullable(),
});
type Fields = z.infer<typeof schema>;

const onSubmit = vi.fn<(fields: Fields) => Promise<{ status: 'saved' }>>(async () => ({
  status: 'saved',
}));
beforeEach(() => onSubmit.mockClear());

const texts = [
  { label: 'First', options: [{ value: 'a', label: 'A' }] },
  { value: 'b', label: 'B' },
];
const numbers = [
  { value: 0, label: 'None' },
  { value: 30, label: '30 days' },
];

function Form({ initialValues }: { initialValues: Fields }) {
  const form = useDialogForm<Fields, Fields, { status: 'saved' }>({
    schema,
    errorText: () => 'Choose one.',
    initialValues,
    firstField: 'role',
    onSubmit,
    onClose: () => {},
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <FormSelect form={form} name="role" label="Role" options={texts} isClearable />
      <FormSelect
        form={form}
        name="owner"
        label="Owner"
        options={texts}
        isClearable
        clearedValue={null}
      />
      <FormSelect form={form} name="days" label="Days" options={numbers} isClearable />
    </form>
  );
}

function render(initialValues: Fields) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <LanguageProvider language="en">
        <Form initialValues={initialValues} />
      </LanguageProvider>,
    ),
  );
  return [...container.querySelectorAll<HTMLElement>('[role=combobox]')];
}

const press = (trigger: HTMLElement, key: string) =>
  act(() => {
    trigger.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

const submit = () =>
  act(async () => {
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });

test('a form keeps numbers, and 0 is a choice', async () => {
  const triggers = render({ role: 'a', owner: null, days: 0 });
  expect(triggers.map(({ textContent }) => textContent)).toEqual(['A', '', 'None']);
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ role: 'a', owner: null, days: 0 });
});

test('clearing leaves an empty text or null in the form', async () => {
  const triggers = render({ role: 'a', owner: 'b', days: 30 });
  for (const trigger of triggers) press(trigger, 'Delete');
  expect(triggers.map(({ textContent }) => textContent)).toEqual(['', '', '']);
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ role: '', owner: null, days: null });
});

test('a value that is not among the options is submitted as it was', async () => {
  const triggers = render({ role: 'gone', owner: null, days: 7 });
  expect(triggers.map(({ textContent }) => textContent)).toEqual(['', '', '']);
  for (const trigger of triggers) press(trigger, 'Backspace');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ role: 'gone', owner: null, days: 7 });
});
