// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ShownMessagesProvider } from '../../../internal/shownMessages.ts';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import { HeadersField } from './HeadersField.tsx';
import { toolSchema } from './toolSchema.ts';
import type { ToolValues } from './toolValues.ts';
import { NEW_TOOL, valuesOf } from './toolValues.ts';

const ignore = () => {};
const header = { id: 'h1', name: 'X-Key', value: 'secret', isSecret: true, keptName: '' };
const initialValues: ToolValues = {
  ...valuesOf(NEW_TOOL),
  name: 'look_up',
  description: 'Looks an order up by its number.',
  kind: 'http',
  url: 'https://orders.example',
  headers: [header],
};

function Headers() {
  const form = useDialogForm<ToolValues, ToolValues, { status: 'saved' }>({
    schema: toolSchema(new Set()),
    errorText: (key) => key,
    initialValues,
    firstField: 'name',
    onSubmit: async () => ({ status: 'refused', field: 'headers', message: '0.name: Reserved' }),
    onClose: ignore,
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <HeadersField form={form} />
    </form>
  );
}

it("VOICE-326 shows the server's rejection of a header that the form accepts", async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  const shown: string[] = [];
  const onShown = (text: string) => {
    shown.push(text);
    return ignore;
  };
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <LanguageProvider language="en">
        <ShownMessagesProvider value={onShown}>
          <Headers />
        </ShownMessagesProvider>
      </LanguageProvider>,
    ),
  );
  await act(async () => container.querySelector('form')?.requestSubmit());
  expect(container.textContent).toContain('0.name: Reserved');
  expect(shown).toEqual(['0.name: Reserved']);
});
