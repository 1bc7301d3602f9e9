import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { LanguageProvider } from '@platform/i18n';
import type { LanguageProviderProps } from '@platform/i18n';
import { texts as german } from '@platform/i18n/de';
import { texts as spanish } from '@platform/i18n/es';
import { texts as french } from '@platform/i18n/fr';
import { texts as hindi } from '@platform/i18n/hi';
import { texts as italian } from '@platform/i18n/it';
import { texts as portuguese } from '@platform/i18n/pt';
import { texts as russian } from '@platform/i18n/ru';
import { texts as telugu } from '@platform/i18n/te';
import { storiesOf, storyFiles } from './stories.ts';

type Spoken = Pick<LanguageProviderProps, 'language' | 'texts'>;

const languages: readonly Spoken[] = [
  { language: 'en' },
  { language: 'de', texts: german },
  { language: 'es', texts: spanish },
  { language: 'fr', texts: french },
  { language: 'hi', texts: hindi },
  { language: 'it', texts: italian },
  { language: 'pt', texts: portuguese },
  { language: 'ru', texts: russian },
  { language: 'te', texts: telugu },
];

const render = (Story: ComponentType, languageProps: Spoken): string =>
  renderToString(
    <LanguageProvider {...languageProps}>
      <Story />
    </LanguageProvider>,
  );

test('a server has no document', () => {
  expect(typeof document).toBe('undefined');
});

test.each(Object.entries(storyFiles))('%s is rendered by a server', async (_file, load) => {
  const failures: string[] = [];
  for (const [index, [name, Story]] of (await storiesOf(load)).entries()) {
    // One language each, in turn.
    const languageProps = languages[index % languages.length] ?? { language: 'en' };
    try {
      render(Story, languageProps);
    } catch (error) {
      failures.push(`${name}, ${languageProps.language}: ${String(error)}`);
    }
  }
  expect(failures).toEqual([]);
});

test('a server renders the given language, with its styles', async () => {
  const sheet = new ServerStyleSheet();
  const team = storyFiles['../../stories/team/TeamScreen.stories.tsx'];
  const [[, Default] = []] = team ? await storiesOf(team) : [];
  if (!Default) throw new Error('The team screen has no story.');

  const html = renderToString(
    sheet.collectStyles(
      <LanguageProvider language="de" texts={german}>
        <Default />
      </LanguageProvider>,
    ),
  );

  const styles = sheet.getStyleTags();
  sheet.seal();
  const [, classNames = ''] = /<h1[^>]* class="([^"]+)"[^>]*>Teamverwaltung/.exec(html) ?? [];
  expect(styles).toContain(`.${classNames.split(' ').at(-1)}{`);
});
