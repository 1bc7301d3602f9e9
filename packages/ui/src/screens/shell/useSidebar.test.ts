import { LanguageProvider } from '@platform/i18n';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SidebarProvider } from './SidebarProvider.tsx';
import { useSidebar } from './useSidebar.ts';

function Probe() {
  return createElement('p', null, useSidebar().isExpanded ? 'expanded' : 'collapsed');
}

test('L08 useSidebar throws outside of its provider and explains what to do', () => {
  expect(() => renderToString(createElement(Probe))).toThrow(
    'useSidebar needs SidebarProvider around it. Wrap it in <SidebarProvider>.',
  );
});

test('useSidebar returns the state of its provider', () => {
  const props = {
    isExpanded: true,
    onExpandedChange: () => undefined,
    children: createElement(Probe),
  };
  const provider = createElement(SidebarProvider, props);
  const language = { language: 'en' as const, children: provider };
  const page = createElement(LanguageProvider, language);
  expect(renderToString(page)).toContain('expanded');
});
