// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { FormTagInput } from './FormTagInput.tsx';
import type { TagsWithText } from './FormTagInput.tsx';
import { useDialogForm } from './useDialogForm.ts';

interface Input {
  tags: readonly string[] | TagsWithText;
}

const onSubmit = vi.fn<() => Promise<{ status: 'saved' }>>(async () => ({ status: 'saved' }));
const keep = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

function Form({ draft }: { draft?: Input | undefined }) {
  const form = useDialogForm<Input, { tags: string[] }, { status: 'saved' }>({
    schema: z.object({ tags: z.array(z.string(), 'tags').min(1, 'tags') }),
    errorText: () => 'Add a tag.',
    initialValues: { tags: [] },
    drafts: { read: () => draft, keep },
    firstField: 'tags',
    onSubmit,
    onClose: () => {},
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <FormTagInput form={form} name="tags" label="Tags" />
      <button type="reset" onClick={form.discardDraft}>
        Discard
      </button>
    </form>
  );
}

function render(draft?: Input) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <LanguageProvider language="en">
        <Form draft={draft} />
      </LanguageProvider>,
    ),
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('The field has no input.');
  return input;
}

/** Sets the value past React's setter, as a browser does. */
const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const press = async (input: HTMLInputElement, key: string, ctrlKey = false) => {
  const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true });
  await act(async () => void input.dispatchEvent(event));
  return event;
};

const submit = () =>
  act(async () => {
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });

const errorText = () => document.querySelector('p')?.textContent;

test('Enter adds the text instead of submitting; with Ctrl it does both', async () => {
  const input = render();
  await type(input, 'vip');
  expect((await press(input, 'Enter')).defaultPrevented).toBe(true);
  expect((await press(input, 'Enter')).defaultPrevented).toBe(false);
  await type(input, 'harbour');
  expect((await press(input, 'Enter', true)).defaultPrevented).toBe(false);
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ tags: ['vip', 'harbour'] });
});

test('leaving the field adds its text', async () => {
  const input = render();
  await type(input, 'vip');
  await act(async () => input.blur());
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ tags: ['vip'] });
});

test('a form with a rejected text is not submitted, and its draft keeps the text', async () => {
  const input = render();
  await submit();
  expect(errorText()).toBe('Add a tag.');

  await type(input, 'vip,');
  await type(input, 'VIP,');
  expect(keep).toHaveBeenLastCalledWith('', { tags: { tags: ['vip'], text: 'VIP' } });
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(input.value).toBe('VIP');
  expect(errorText()).toBe('“VIP” is already in the list.');

  await type(input, 'VIPs');
  expect(errorText()).toBeUndefined();
  await act(async () => input.blur());
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ tags: ['vip', 'VIPs'] });
});

test('text restored from a draft but not added is rejected with an error', async () => {
  const input = render({ tags: { tags: ['vip'], text: 'harb' } });
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(errorText()).toBe('Add a tag.');
  expect(document.activeElement).toBe(input);
  await press(input, 'Enter');
  expect(errorText()).toBeUndefined();
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ tags: ['vip', 'harb'] });
});

test('a draft shows its tags and its text, and is discarded', async () => {
  const input = render({ tags: { tags: ['vip'], text: 'harb' } });
  expect(input.value).toBe('harb');
  expect(document.querySelector('li')?.textContent).toBe('vip');
  await act(async () => document.querySelector<HTMLButtonElement>('button[type=reset]')?.click());
  expect(input.value).toBe('');
  expect(document.querySelector('li')).toBeNull();
});
