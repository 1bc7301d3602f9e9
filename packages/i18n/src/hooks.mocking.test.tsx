// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as german } from './de/index.ts';
import { teamTexts } from './en/team.ts';
import { FormatsProvider } from './FormatsProvider.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';
import type { LanguageProviderProps } from './LanguageProvider.tsx';
import { loadLanguage } from './loadLanguage.ts';
import { MessagesProvider } from './MessagesProvider.tsx';
import { useFormats } from './useFormats.ts';
import { useLanguage } from './useLanguage.ts';
import type { LanguageState } from './useLanguage.ts';
import { useTranslation } from './useTranslation.ts';

vi.mock('./loadLanguage.ts', { spy: true });
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let state: LanguageState | undefined;

/** The original function, which the mock calls after a wait. */
async function loadPackaged(): Promise<typeof loadLanguage> {
  const module = await vi.importActual<{ loadLanguage: typeof loadLanguage }>('./loadLanguage.ts');
  return module.loadLanguage;
}

function Probe() {
  const t = useTranslation(teamTexts);
  const language = useLanguage();
  useEffect(() => {
    state = language;
  });
  return <p>{`${t('team.section')} | ${t('common.action.retry')}`}</p>;
}

/** Waits until the requested language, and then its areas, have loaded or failed. */
async function settle() {
  await act(async () => {
    await Promise.allSettled(vi.mocked(loadLanguage).mock.results.map(({ value }) => value));
    await vi.dynamicImportSettled();
  });
}

function setUp() {
  const box = document.createElement('div');
  const root = createRoot(box);
  const render = (props: Omit<LanguageProviderProps, 'children'>) =>
    act(async () =>
      root.render(
        <LanguageProvider {...props}>
          <Probe />
        </LanguageProvider>,
      ),
    );
  const show = async (props: Omit<LanguageProviderProps, 'children'>) => {
    await render(props);
    await settle();
  };
  return { box, render, show };
}

beforeEach(() => {
  vi.mocked(loadLanguage).mockClear();
});

describe('outside of LanguageProvider', () => {
  function WithoutProvider() {
    useLanguage();
    return null;
  }

  function TextWithoutProvider() {
    useTranslation();
    return null;
  }

  test('L08 useLanguage throws and explains how to provide a language', () => {
    expect(() => renderToString(<WithoutProvider />)).toThrow(
      /useLanguage was called outside of LanguageProvider.*Wrap the tree in <LanguageProvider/,
    );
  });

  test('L08 useTranslation throws and explains how to provide a language', () => {
    expect(() => renderToString(<TextWithoutProvider />)).toThrow(
      /useTranslation was called outside of LanguageProvider.*Wrap the tree/,
    );
  });
});

describe('LanguageProvider', () => {
  test('shows the language, sets it on the document and stores nothing', async () => {
    const { box, show } = setUp();
    await show({ language: 'en', setsDocumentLanguage: true });
    expect(box.textContent).toBe('Your Team | Retry');
    expect(document.documentElement.lang).toBe('en');
    await show({ language: 'de', setsDocumentLanguage: true });
    expect(box.textContent).toBe('Ihr Team | Erneut versuchen');
    expect(document.documentElement.lang).toBe('de');
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test('P09 keeps the texts if a language fails to load, reports it, and tries again when the user does', async () => {
    vi.mocked(loadLanguage).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { box, show } = setUp();
    const onLanguageFailed = vi.fn<(language: string) => void>();
    await show({ language: 'es', onLanguageFailed, setsDocumentLanguage: true });
    expect(onLanguageFailed).toHaveBeenCalledExactlyOnceWith('es');
    expect(box.textContent).toBe('Your Team | Retry');
    expect(document.documentElement.lang).toBe('en');
    expect(state).toMatchObject({ language: 'en', isLoading: false });

    act(() => state?.setLanguage('es'));
    await settle();
    expect(box.textContent).toBe('Tu equipo | Reintentar');
  });

  test('returns the tag of the shown texts until those of the new language have loaded', async () => {
    let finishLoading = () => {};
    vi.mocked(loadLanguage).mockImplementationOnce(async (language) => {
      await new Promise<void>((resolve) => {
        finishLoading = resolve;
      });
      return (await loadPackaged())(language);
    });
    const { render } = setUp();
    await render({ language: 'es' });
    expect(state).toMatchObject({ language: 'es', tag: 'en', isLoading: true });

    finishLoading();
    await settle();
    expect(state).toMatchObject({ language: 'es', tag: 'es', isLoading: false });
  });

  test('reports a choice to its parent', async () => {
    const { show } = setUp();
    const onLanguageChange = vi.fn<(language: string) => void>();
    await show({ language: 'en', onLanguageChange });
    state?.setLanguage('fr');
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('fr');
    expect(state?.languages.map(({ nativeName }) => nativeName)).toContain('Français');
  });

  test('does not change the document unless setsDocumentLanguage is set', async () => {
    document.documentElement.lang = 'cy';
    const { box, show } = setUp();
    await show({ language: 'de' });
    expect(box.textContent).toBe('Ihr Team | Erneut versuchen');
    expect(document.documentElement.lang).toBe('cy');
  });

  test('offers the languages of the embedding product', async () => {
    const { show } = setUp();
    await show({ language: 'en', languages: [{ code: 'nl', nativeName: 'Nederlands' }] });
    expect(state?.languages.map(({ nativeName }) => nativeName)).toEqual(['Nederlands']);
  });
});

describe('texts passed as a prop', () => {
  const dutch = { team: { section: 'Jouw team' } };
  const render = (props: Omit<LanguageProviderProps, 'children'>) =>
    renderToString(
      <LanguageProvider {...props}>
        <Probe />
      </LanguageProvider>,
    );

  test('are used by the first render, also on a server', () => {
    expect(render({ language: 'de', texts: german })).toBe('<p>Ihr Team | Erneut versuchen</p>');
    expect(loadLanguage).not.toHaveBeenCalled();
  });

  test('add a tenth language; missing texts are English', () => {
    expect(render({ language: 'nl', texts: dutch })).toBe('<p>Jouw team | Retry</p>');
  });

  test('follow a language that changes later, without a fetch', async () => {
    const { box, show } = setUp();
    await show({ language: 'de', texts: german });
    await show({ language: 'nl', texts: dutch });
    expect(box.textContent).toBe('Jouw team | Retry');
    expect(loadLanguage).not.toHaveBeenCalled();
  });
});

describe('MessagesProvider', () => {
  test('overrides texts in any language, the innermost provider first, with placeholders and plurals', () => {
    function Count() {
      const t = useTranslation(teamTexts);
      return `${t('team.section')} | ${t('team.count', { count: 2 })} | ${t('common.action.retry')}`;
    }
    const html = renderToString(
      <LanguageProvider language="de" texts={german}>
        <MessagesProvider
          messages={{ team: { section: 'Unsere Leute', count: { other: '{{count}} Leute' } } }}
        >
          <MessagesProvider messages={{ team: { section: 'Crew' } }}>
            <Count />
          </MessagesProvider>
        </MessagesProvider>
      </LanguageProvider>,
    );
    expect(html).toBe('Crew | 2 Leute | Erneut versuchen');
  });
});

describe('FormatsProvider', () => {
  function Figures() {
    const t = useTranslation(teamTexts);
    const { number, date } = useFormats();
    return `${number(1234)} | ${t('team.count', { count: 1234 })} | ${date('2026-11-23')}`;
  }

  test('overrides number formats, also inside texts, the innermost provider first', () => {
    const html = renderToString(
      <LanguageProvider language="en">
        <FormatsProvider formats={{ number: (value) => `${value}`, date: () => 'today' }}>
          <FormatsProvider formats={{ number: (value) => `no. ${value}` }}>
            <Figures />
          </FormatsProvider>
        </FormatsProvider>
      </LanguageProvider>,
    );
    expect(html).toBe('no. 1234 | no. 1234 people | today');
  });

  test("falls back to the platform's formats", () => {
    const html = renderToString(
      <LanguageProvider language="en">
        <Figures />
      </LanguageProvider>,
    );
    expect(html).toBe('1,234 | 1,234 people | 23/11/26');
  });
});
