// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { texts as german } from './de/index.ts';
import { areas as germanAreas } from './de/pack.ts';
import { defineTexts } from './defineTexts.ts';
import { controlsTexts } from './en/controls.ts';
import { teamTexts } from './en/team.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import type { LanguageProviderProps } from './LanguageProvider.tsx';
import { preloadTexts, withTexts } from './languageTexts.ts';
import { useComponentTexts } from './useComponentTexts.ts';
import { useLanguage } from './useLanguage.ts';
import { useTranslation } from './useTranslation.ts';

const english = {
  title: 'Berths',
  free: {
    one: '{{count}} free berth in {{harbour}}',
    other: '{{count}} free berths in {{harbour}}',
  },
} as const;
const inGerman = {
  title: 'Liegeplätze',
  free: {
    one: '{{count}} freier Liegeplatz in {{harbour}}',
    other: '{{count}} freie Liegeplätze in {{harbour}}',
  },
};

/** Waits for the chunks of a language, which a busy machine compiles first. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

function setUp() {
  const box = document.createElement('div');
  const root = createRoot(box);
  onTestFinished(() => root.unmount());
  const show = async (props: Omit<LanguageProviderProps, 'children'>, child: ReactNode) => {
    root.render(<LanguageProvider {...props}>{child}</LanguageProvider>);
    await eventually(() => expect(box.textContent).not.toBe(''));
  };
  return { box, show };
}

afterEach(() => vi.restoreAllMocks());

describe('defineTexts', () => {
  const texts = defineTexts('berths', { en: english, de: inGerman });
  function Berths() {
    const t = useTranslation(texts);
    return `${t('berths.title')} | ${t('berths.free', { count: 2, harbour: 'Kiel' })}`;
  }

  test('has typed keys, placeholders and plurals', () => {
    function Typed() {
      const t = useTranslation(texts);
      // @ts-expect-error no such text
      t('berths.nothing');
      // @ts-expect-error the harbour is missing
      t('berths.free', { count: 1 });
      // @ts-expect-error a count is a number
      t('berths.free', { count: '1', harbour: 'Kiel' });
      // @ts-expect-error this text has no placeholder
      t('berths.title', { harbour: 'Kiel' });
      return t('berths.free', { count: 1, harbour: 'Kiel' }) + t('common.action.retry');
    }
    const html = renderToString(
      <LanguageProvider language="en">
        <Typed />
      </LanguageProvider>,
    );
    expect(html).toBe('1 free berth in KielRetry');
  });

  test('requires the keys and plural forms of each language, and a unique name', () => {
    // @ts-expect-error Russian has more plural forms
    defineTexts('demanding', { en: english, ru: inGerman });
    // @ts-expect-error a key is missing
    defineTexts('demanding', { en: english, de: { title: 'Liegeplätze' } });
    // @ts-expect-error an area of the package
    defineTexts('team', { en: english });
    // @ts-expect-error English is the source
    defineTexts('demanding', { de: inGerman });
    expect(texts.area).toBe('berths');
  });

  test('shows the language of the provider in the first render, also on a server', () => {
    const html = renderToString(
      <LanguageProvider language="de" texts={german}>
        <Berths />
      </LanguageProvider>,
    );
    expect(html).toBe('Liegeplätze | 2 freie Liegeplätze in Kiel');
  });

  test('loads a language when it is shown, and not before', async () => {
    const load = vi.fn<() => Promise<{ default: typeof inGerman }>>(async () => ({
      default: inGerman,
    }));
    const lazy = defineTexts('lazyBerths', { en: english, de: load });
    const Lazy = () => useTranslation(lazy)('lazyBerths.title');
    const { box, show } = setUp();
    await show({ language: 'en' }, <Lazy />);
    expect(box.textContent).toBe('Berths');
    expect(load).not.toHaveBeenCalled();
    await show({ language: 'de' }, <Lazy />);
    await eventually(() => expect(box.textContent).toBe('Liegeplätze'));
    expect(load).toHaveBeenCalledOnce();
  });

  test('reports a language that cannot be loaded, and tries again on the next choice', async () => {
    const load = vi
      .fn<() => Promise<typeof inGerman>>(async () => inGerman)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const lazy = defineTexts('failingBerths', { en: english, de: load });
    const Lazy = () => {
      const t = useTranslation(lazy);
      return `${useLanguage().language} ${t('failingBerths.title')}`;
    };
    const onLanguageFailed = vi.fn<(language: string) => void>();
    const { box, show } = setUp();
    await show({ language: 'de', texts: german, onLanguageFailed }, <Lazy />);
    await eventually(() => expect(onLanguageFailed).toHaveBeenCalledExactlyOnceWith('de'));
    expect(box.textContent).toBe('de Berths');
    await show({ language: 'en', onLanguageFailed }, <Lazy />);
    await eventually(() => expect(box.textContent).toBe('en Berths'));
    await show({ language: 'de', texts: german, onLanguageFailed }, <Lazy />);
    await eventually(() => expect(box.textContent).toBe('de Liegeplätze'));
  });

  test('adds a language that the package lacks', async () => {
    const dutch = { title: 'Ligplaatsen', free: { other: '{{count}} vrij in {{harbour}}' } };
    const own = defineTexts('dutchBerths', { en: english, nl: dutch });
    const Own = () => {
      const t = useTranslation(own);
      return `${t('dutchBerths.title')} | ${t('common.action.retry')}`;
    };
    const onLanguageFailed = vi.fn<(language: string) => void>();
    const { box, show } = setUp();
    await show({ language: 'nl', onLanguageFailed }, <Own />);
    await eventually(() => expect(box.textContent).toBe('Ligplaatsen | Retry'));
    expect(onLanguageFailed).not.toHaveBeenCalled();
  });

  test('falls back to English with one warning per area', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { box, show } = setUp();
    await show({ language: 'fr' }, <Berths />);
    await eventually(() => expect(warn).toHaveBeenCalled());
    expect(box.textContent).toBe('Berths | 2 free berths in Kiel');
    expect(warn.mock.calls).toEqual([["'berths' has no text in 'fr', so it is shown in English."]]);
    warn.mockClear();
  });
});

describe('texts of components', () => {
  const Pages = () => useComponentTexts(controlsTexts)('controls.pagination.label');
  const Team = () => useTranslation(teamTexts)('team.section');

  test('are English without a provider', () => {
    expect(renderToString(<Pages />)).toBe('Pages');
  });

  test('load with the language, and areas only once they are used', async () => {
    const team = vi.spyOn(germanAreas, 'team');
    const billing = vi.spyOn(germanAreas, 'billing');
    const { box, show } = setUp();
    await show({ language: 'de' }, <Pages />);
    await eventually(() => expect(box.textContent).toBe('Seiten'));
    expect(team).not.toHaveBeenCalled();
    await show({ language: 'de' }, <Team />);
    await eventually(() => expect(box.textContent).toBe('Ihr Team'));
    expect(team).toHaveBeenCalledOnce();
    expect(billing).not.toHaveBeenCalled();
  });
});

test('preloaded texts are shown in the first render that uses them', async () => {
  const lazy = defineTexts('preloadedBerths', { en: english, de: async () => inGerman });
  const Lazy = () => useTranslation(lazy)('preloadedBerths.title');
  await preloadTexts('de', lazy);
  const html = renderToString(
    <LanguageProvider language="de" texts={german}>
      <Lazy />
    </LanguageProvider>,
  );
  expect(html).toBe('Liegeplätze');
});

test('withTexts waits for the texts of the loaded code in the current language', async () => {
  const { show } = setUp();
  await show({ language: 'de', texts: german }, 'Shown');
  const load = vi.fn<() => Promise<typeof inGerman>>(async () => inGerman);
  const module = await withTexts(async () => ({
    texts: defineTexts('importedBerths', { en: english, de: load }),
  }));
  expect(load).toHaveBeenCalledOnce();
  const Lazy = () => useTranslation(module.texts)('importedBerths.title');
  const html = renderToString(
    <LanguageProvider language="de" texts={german}>
      <Lazy />
    </LanguageProvider>,
  );
  expect(html).toBe('Liegeplätze');
});

test('withTexts returns the code if its texts cannot be loaded', async () => {
  const load = async () => Promise.reject(new TypeError('Failed to fetch'));
  const loading = withTexts(async () => defineTexts('lostBerths', { en: english, de: load }));
  await expect(loading).resolves.toMatchObject({ area: 'lostBerths' });
});
