// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { FormNumberField } from './FormNumberField.tsx';
import { useDialogForm } from './useDialogForm.ts';

const onValueChange = vi.fn<() => void>();
beforeEach(() => onValueChange.mockClear());

function render(element: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  const show = (next: ReactNode) =>
    act(() => root.render(<LanguageProvider language="en">{next}</LanguageProvider>));
  show(element);
  const [input, hidden] = container.querySelectorAll('input');
  if (!input) throw new Error('The field has no input.');
  return { input, hidden, show };
}

/** Sets the value past React's setter, as a browser does. */
const setValue = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

const type = (input: HTMLInputElement, text: string) =>
  act(() => {
    input.focus();
    setValue(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const press = (input: HTMLInputElement, key: string) =>
  act(() => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

const leave = (input: HTMLInputElement) => act(() => input.blur());
const errorText = () => document.querySelector('p')?.textContent;
const reading = (text: string, error?: string) => ({ text, error });

test('a number is reported as it is typed, and formatted once the field is left', () => {
  const { input } = render(<NumberField label="Calls" onValueChange={onValueChange} />);
  type(input, '1234');
  expect(onValueChange).toHaveBeenLastCalledWith(1234, reading('1234'));
  expect(input.value).toBe('1234');
  leave(input);
  expect(input.value).toBe('1,234');
  expect(input.getAttribute('aria-valuenow')).toBe('1234');
});

test('a text that is not a number is kept with its error, and corrected in place', () => {
  const { input } = render(<NumberField label="Calls" onValueChange={onValueChange} />);
  type(input, '12x');
  expect(errorText()).toBeUndefined();
  const error = 'Enter a number, for example 1,234.';
  expect(onValueChange).toHaveBeenLastCalledWith(null, reading('12x', error));
  press(input, 'Enter');
  expect(errorText()).toBe(error);
  expect(input.value).toBe('12x');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.hasAttribute('aria-valuenow')).toBe(false);

  press(input, 'ArrowUp');
  expect(input.value).toBe('12x');

  type(input, '12');
  expect(errorText()).toBeUndefined();
  expect(onValueChange).toHaveBeenLastCalledWith(12, reading('12'));
});

test.each([
  ['11', 'Enter 10 or less.'],
  ['-1', 'Enter 0 or more.'],
  ['9007199254740993', 'Enter a number with at most 15 digits.'],
  ['1.5', 'Enter a whole number.'],
])('%s is refused: %s', (text, error) => {
  const { input } = render(
    <NumberField label="Calls" min={0} max={10} format={{ maximumFractionDigits: 0 }} />,
  );
  type(input, text);
  leave(input);
  expect(errorText()).toBe(error);
  expect(input.value).toBe(text);
});

test('a number with two meanings is not guessed', () => {
  const { input } = render(<NumberField label="Calls" locale="fr" />);
  type(input, '1.234');
  leave(input);
  expect(errorText()).toBe('This can mean 1\u202F234 or 1,234. Enter one of them.');
});

test.each([
  ['ArrowUp', 6],
  ['ArrowDown', 4],
  ['PageUp', 15],
  ['PageDown', -5],
  ['Home', -20],
  ['End', 20],
])('%s changes 5 to %i', (key, expected) => {
  const { input } = render(
    <NumberField label="Calls" defaultValue={5} min={-20} max={20} onValueChange={onValueChange} />,
  );
  press(input, key);
  expect(onValueChange).toHaveBeenLastCalledWith(expected, reading(String(expected)));
  expect(input.value).toBe(String(expected));
});

test.each(['ArrowUp', 'End'])('%s does not change a read-only number', (key) => {
  const { input } = render(
    <NumberField label="Calls" defaultValue={5} max={20} readOnly onValueChange={onValueChange} />,
  );
  press(input, key);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('Home and End move the caret if there is no limit', () => {
  const { input } = render(<NumberField label="Calls" defaultValue={5} />);
  press(input, 'Home');
  expect(input.value).toBe('5');
});

test('a product that ignores a change keeps its value, and the field its text', () => {
  const { input, show } = render(
    <NumberField label="Calls" value={5} onValueChange={onValueChange} />,
  );
  type(input, '7');
  leave(input);
  expect(input.value).toBe('7');
  show(<NumberField label="Calls" value={6} />);
  expect(input.value).toBe('6');
});

test('a value that is set back replaces the typed one', () => {
  const { input, show } = render(<NumberField label="Calls" value={5} />);
  type(input, '7');
  show(<NumberField label="Calls" value={7} />);
  expect(input.value).toBe('7');
  show(<NumberField label="Calls" value={5} />);
  expect(input.value).toBe('5');
});

test('a submitted form gets the number by name', () => {
  const { hidden } = render(
    <NumberField label="Price" name="price" defaultValue={1234.5} locale="de" />,
  );
  expect(hidden).toMatchObject({ type: 'hidden', name: 'price', value: '1234.5' });
});

const onSubmit = vi.fn<() => Promise<{ status: 'saved' }>>(async () => ({ status: 'saved' }));
const keep = vi.fn<() => void>();

function Form() {
  const form = useDialogForm<
    { seats: number | string | null },
    { seats: number },
    { status: 'saved' }
  >({
    schema: z.object({ seats: z.number('seats') }),
    errorText: () => 'Enter the number of seats.',
    initialValues: { seats: null },
    drafts: { read: () => undefined, keep },
    firstField: 'seats',
    onSubmit,
    onClose: () => {},
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <FormNumberField form={form} name="seats" label="Seats" min={1} />
      <button type="reset" onClick={form.discardDraft}>
        Discard
      </button>
    </form>
  );
}

const submit = () =>
  act(async () => {
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });

test('a form is not submitted with a text that is not a number, and its draft keeps it', async () => {
  const { input } = render(<Form />);
  await submit();
  expect(errorText()).toBe('Enter the number of seats.');

  type(input, 'two');
  expect(keep).toHaveBeenLastCalledWith('', { seats: 'two' });
  leave(input);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(errorText()).toBe('Enter a number, for example 1,234.');

  await act(async () => document.querySelector<HTMLButtonElement>('button[type=reset]')?.click());
  expect(input.value).toBe('');
  expect(errorText()).toBeUndefined();

  type(input, '2');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ seats: 2 });
});
