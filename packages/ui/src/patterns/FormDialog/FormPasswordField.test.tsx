// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { FormPasswordField } from './FormPasswordField.tsx';
import { useDialogForm } from './useDialogForm.ts';

const schema = z.object({ secret: z.string() });

function Form() {
  const form = useDialogForm({
    schema,
    initialValues: { secret: '' },
    firstField: 'secret',
    errorText: (key: string) => key,
    onSubmit: () => Promise.resolve({ status: 'saved' as const }),
    onSaved: () => {},
    onClose: () => {},
  });
  return <FormPasswordField form={form} name="secret" label="Password" />;
}

test('a typed password is in no attribute of the document', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <LanguageProvider language="en">
        <Form />
      </LanguageProvider>,
    ),
  );
  const input = container.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'open sesame',
    );
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(input?.value).toBe('open sesame');
  expect(container.innerHTML).not.toContain('open sesame');
});
