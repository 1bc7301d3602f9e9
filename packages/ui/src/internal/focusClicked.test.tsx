// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Combobox } from '../components/Combobox/Combobox.tsx';
import { Menu } from '../components/Menu/index.ts';
import { Select } from '../components/Select/Select.tsx';
import { TemplateCard } from '../screens/content/templates/TemplateCard.tsx';
import { PaletteButton } from '../screens/shell/PaletteButton.tsx';
import { ToolCard } from '../screens/voice/tools/ToolCard.tsx';

const options = [{ value: 'a', label: 'A' }];
const ignore = () => {};
const tool = {
  tool: { id: 't', name: 'Weather', kind: 'http', agents: [], isEnabled: true },
} as unknown as ComponentProps<typeof ToolCard>;
const template = {
  template: { id: '', name: 'Mail', category: 'email', description: '', inputs: [] },
} as unknown as ComponentProps<typeof TemplateCard>;

// `click()` focuses nothing, as a click in Safari does not.
it.each<[string, ReactNode]>([
  [
    'a menu without its own look',
    <Menu.Root key="menu">
      <Menu.Trigger variant="bare" label="Account" />
    </Menu.Root>,
  ],
  ['a select', <Select key="select" label="Role" options={options} />],
  ['a combobox', <Combobox key="combobox" label="Contact" options={options} />],
  ['the palette button', <PaletteButton key="jump" isCollapsed={false} onOpenPalette={ignore} />],
  ['the name of a tool', <ToolCard key="tool" {...tool} onOpen={ignore} />],
  ['the name of a template', <TemplateCard key="template" {...template} onOpen={ignore} />],
])('the opener of a layer has the focus after a click, in Safari too: %s', (_what, element) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  act(() => root.render(<LanguageProvider language="en">{element}</LanguageProvider>));
  const button = container.querySelector('button');
  expect(document.activeElement).toBe(document.body);
  // A layer that has loaded already takes the focus afterwards, and keeps it inside.
  const focused: (EventTarget | null)[] = [];
  const note = ({ target }: FocusEvent) => void focused.push(target);
  document.addEventListener('focusin', note);
  onTestFinished(() => document.removeEventListener('focusin', note));
  act(() => button?.click());
  expect(focused[0]).toBe(button);
  const layer = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  expect([button, ...(layer?.querySelectorAll('*') ?? [])]).toContain(document.activeElement);
});
