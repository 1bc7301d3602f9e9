// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { FormDatePicker } from './FormDatePicker.tsx';
import { FormDateRangePicker } from './FormDateRangePicker.tsx';
import { useDialogForm } from './useDialogForm.ts';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';

const onValueChange = vi.fn<() => void>();
beforeEach(() => onValueChange.mockClear());

function render(element: ReactNode): HTMLInputElement[] {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  act(() => root.render(<LanguageProvider language="en">{element}</LanguageProvider>));
  return [...container.querySelectorAll('input')];
}

/** Sets the value past React's setter, as a browser does. */
const setValue = (input: HTMLInputElement | undefined, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

function type(input: HTMLInputElement | undefined, text: string, key?: string) {
  act(() => {
    input?.focus();
    setValue(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  if (key === undefined) return;
  act(() => {
    if (key === 'Enter') {
      input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    } else input?.blur();
  });
}

const errorText = () => document.querySelector('p')?.textContent;

test('a day is reported once the field is left, in the format of the locale', () => {
  const [input] = render(<DatePicker label="Start" onValueChange={onValueChange} />);
  expect(input?.placeholder).toBe('DD/MM/YYYY');
  type(input, '1.2.2026');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(input?.value).toBe('1.2.2026');
  type(input, '1.2.2026', 'blur');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-02-01', undefined);
  expect(input?.value).toBe('01/02/2026');
});

test('text that is not a day is kept with its error, and can be corrected', () => {
  const [input] = render(<DatePicker label="Start" onValueChange={onValueChange} />);
  type(input, '31/02/2026');
  expect(errorText()).toBeUndefined();
  type(input, '31/02/2026', 'Enter');
  expect(errorText()).toBe('There is no such day: February 2026 ends on 28/02/2026.');
  expect(input?.value).toBe('31/02/2026');
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  expect(onValueChange).toHaveBeenLastCalledWith('31/02/2026', errorText());

  type(input, '28/02/26');
  expect(errorText()).toBe('Write the year with four digits, for example 28/02/2026.');
  type(input, '28/02/2026');
  expect(errorText()).toBeUndefined();
  type(input, '28/02/2026', 'Enter');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-02-28', undefined);
});

test("if the product ignores the text, its value and the field's text are kept", () => {
  const [input] = render(
    <DatePicker label="Start" value="2026-02-01" max="2026-03-01" onValueChange={onValueChange} />,
  );
  expect(input?.value).toBe('01/02/2026');
  type(input, '2026-03-02', 'blur');
  expect(input?.value).toBe('2026-03-02');
  expect(errorText()).toBe('Choose 01/03/2026 or an earlier date.');
  expect(onValueChange).toHaveBeenLastCalledWith('02/03/2026', errorText());
});

test('a form submits the day by name', () => {
  const [, hidden] = render(<DatePicker label="Start" name="start" defaultValue="2026-02-01" />);
  expect(hidden).toMatchObject({ type: 'hidden', name: 'start', value: '2026-02-01' });
});

test.each([0, 1])('a range pasted into field %i fills both', (index) => {
  const inputs = render(<DateRangePicker label="Days" onValueChange={onValueChange} />);
  type(inputs[index], '01/02/2026 – 05/02/2026');
  const range = { from: '2026-02-01', to: '2026-02-05' };
  expect(onValueChange).toHaveBeenLastCalledWith(range, undefined);
  expect(inputs.map(({ value }) => value)).toEqual(['01/02/2026', '05/02/2026']);
});

test('a range whose last day is before the first shows an error and keeps both', () => {
  const [from, to] = render(<DateRangePicker label="Days" onValueChange={onValueChange} />);
  type(from, '05/02/2026', 'blur');
  type(to, '01/02/2026', 'blur');
  expect(errorText()).toBe('The last day is before the first.');
  expect([from?.value, to?.value]).toEqual(['05/02/2026', '01/02/2026']);
  type(to, '07/02/2026', 'blur');
  expect(errorText()).toBeUndefined();
});

test('if the product ignores a reversed range, its text is kept', () => {
  const value = { from: '2026-02-05', to: '' };
  const [, to] = render(
    <DateRangePicker label="Days" value={value} onValueChange={onValueChange} />,
  );
  type(to, '01/02/2026', 'blur');
  expect(to?.value).toBe('01/02/2026');
  expect(errorText()).toBe('The last day is before the first.');
  expect(onValueChange).toHaveBeenLastCalledWith(
    { from: '2026-02-05', to: '2026-02-01' },
    'The last day is before the first.',
  );
});

test('a pasted range with a day that does not exist is kept as it is', () => {
  const [from] = render(<DateRangePicker label="Days" onValueChange={onValueChange} />);
  type(from, '30/02/2026 – 05/03/2026', 'blur');
  expect(from?.value).toBe('30/02/2026 – 05/03/2026');
  expect(errorText()).toBe('There is no such day: February 2026 ends on 28/02/2026.');
});

test('a range pasted in reverse order is put in order, without an error', () => {
  const [from, to] = render(<DateRangePicker label="Days" onValueChange={onValueChange} />);
  type(from, '05/02/2026 – 01/02/2026');
  const range = { from: '2026-02-01', to: '2026-02-05' };
  expect(onValueChange).toHaveBeenLastCalledWith(range, undefined);
  expect([from?.value, to?.value]).toEqual(['01/02/2026', '05/02/2026']);
  expect(errorText()).toBeUndefined();
});

const onRangeSubmit = vi.fn<() => Promise<{ status: 'saved' }>>(async () => ({ status: 'saved' }));

function RangeForm() {
  const form = useDialogForm({
    schema: z.object({
      days: z
        .object({ from: z.iso.date('from'), to: z.iso.date('to') })
        .refine(({ from: first, to: last }) => last === '' || first <= last, 'order'),
    }),
    errorText: (key) => `Wrong: ${key}`,
    initialValues: { days: { from: '', to: '' } },
    firstField: 'days',
    onSubmit: onRangeSubmit,
    onClose: () => {},
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <FormDateRangePicker form={form} name="days" label="Days" />
    </form>
  );
}

test('a form is submitted with a range of two days in order only', async () => {
  const [from, to] = render(<RangeForm />);
  await submit();
  expect(errorText()).toBe('Wrong: from');
  type(from, '05/02/2026', 'Enter');
  await submit();
  expect(errorText()).toBe('Wrong: to');
  type(to, '01/02/2026', 'Enter');
  await submit();
  expect(errorText()).toBe('The last day is before the first.');
  expect(onRangeSubmit).not.toHaveBeenCalled();
  type(to, '06/02/2026', 'Enter');
  await submit();
  expect(errorText()).toBeUndefined();
  expect(onRangeSubmit).toHaveBeenCalledWith({ days: { from: '2026-02-05', to: '2026-02-06' } });
});

interface Values {
  due: string;
}
const onSubmit = vi.fn<() => Promise<{ status: 'saved' }>>(async () => ({ status: 'saved' }));
const keep = vi.fn<() => void>();

function Form() {
  const form = useDialogForm<Values, Values, { status: 'saved' }>({
    schema: z.object({ due: z.iso.date('due') }),
    errorText: () => 'Enter the due date.',
    initialValues: { due: '' },
    drafts: { read: () => undefined, keep },
    firstField: 'due',
    onSubmit,
    onClose: () => {},
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <FormDatePicker form={form} name="due" label="Due" />
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

test('a form with text that is not a day is not submitted, and its draft keeps the text', async () => {
  const [input] = render(<Form />);
  await submit();
  expect(errorText()).toBe('Enter the due date.');

  type(input, '32/01/2026', 'Enter');
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(errorText()).toBe('There is no such day: January 2026 ends on 31/01/2026.');
  expect(keep).toHaveBeenLastCalledWith('', { due: '32/01/2026' });

  await act(async () => document.querySelector<HTMLButtonElement>('button[type=reset]')?.click());
  expect(input?.value).toBe('');

  type(input, '31/01/2026', 'Enter');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ due: '2026-01-31' });
});
