import { readdirSync } from 'node:fs';
import { LanguageProvider } from '@platform/i18n';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComponentGuide } from './guide.ts';
import { Rules } from './GuideSections.tsx';

const root = new URL('..', import.meta.url);

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.slice(0, -ending.length)}`);
}

test('every component and pattern has a guide', () => {
  const folders = ['components', 'patterns', 'provider'];
  const shown = folders
    .flatMap((folder) => namesIn(folder, '.stories.tsx'))
    .filter((name) => !/\/(?:Conformance|ControlStates)$/.test(name));
  const guided = new Set(folders.flatMap((folder) => namesIn(folder, '.docs.tsx')));

  // `DataTablePages` shows a part of `DataTable`, whose guide covers it.
  const isGuided = (name: string) => [...guided].some((one) => name.startsWith(one));
  expect(shown.filter((name) => !isGuided(name))).toEqual([]);
});

const guides = import.meta.glob<ComponentGuide>(
  '../{components,patterns,provider,shell}/*.docs.tsx',
  {
    eager: true,
    import: 'guide',
  },
);

test.each(Object.entries(guides))('the examples of %s render', (_path, guide) => {
  const rules = createElement(Rules, { guide });
  const language = { language: 'en', children: rules };
  const page = renderToStaticMarkup(createElement(LanguageProvider, language));

  expect(page).toContain(guide.dos[0]?.caption);
});
