// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { teamTexts } from './en/team.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import type { LanguageProviderProps } from './LanguageProvider.tsx';
import { loadLanguage } from './loadLanguage.ts';
import { useLanguage } from './useLanguage.ts';
import type { LanguageState } from './useLanguage.ts';
import { useTranslation } from './useTranslation.ts';

vi.mock('./loadLanguage.ts', { spy: true });
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let state: LanguageState | undefined;

function Probe() {
  const t = useTranslation(teamTexts);
  const language = useLanguage();
  useEffect(() => {
    state = language;
  });
  return createElement('p', null, `${t('team.section')} | ${t('common.action.retry')}`);
}

/** Waits until the language chunks that were asked for are here, or are known to be lost. */
async function settle() {
  await act(async () => {
    await Promise.allSettled(vi.mocked(loadLanguage).mock.results.map(({ value }) => value));
  });
}

function setUp() {
  const box = document.createElement('div');
  const root = createRoot(box);
  const show = async (props: Omit<LanguageProviderProps, 'children'>) => {
    const whole: LanguageProviderProps = { ...props, children: createElement(Probe) };
    await act(async () => root.render(createElement(LanguageProvider, whole)));
    await settle();
  };
  return { box, show };
}

beforeEach(() => {
  vi.mocked(loadLanguage).mockClear();
});

describe('outside of LanguageProvider', () => {
  function Lonely() {
    useLanguage();
    return null;
  }

  function LonelyText() {
    useTranslation();
    return null;
  }

  test('L08 useLanguage throws and says how to give it a language', () => {
    expect(() => renderToString(createElement(Lonely))).toThrow(
      /useLanguage was called outside of LanguageProvider.*Wrap the tree in <LanguageProvider/,
    );
  });

  test('L08 useTranslation throws and says how to give it a language', () => {
    expect(() => renderToString(createElement(LonelyText))).toThrow(
      /useTranslation was called outside of LanguageProvider.*Wrap the tree/,
    );
  });
});

describe('LanguageProvider', () => {
  test('speaks the language, tells the document and stores nothing', async () => {
    const { box, show } = setUp();
    await show({ language: 'en' });
    expect(box.textContent).toBe('Your Team | Retry');
    expect(document.documentElement.lang).toBe('en');
    await show({ language: 'de' });
    expect(box.textContent).toBe('Ihr Team | Erneut versuchen');
    expect(document.documentElement.lang).toBe('de');
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test('P09 keeps the texts, reports, and tries again when the person does', async () => {
    vi.mocked(loadLanguage).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { box, show } = setUp();
    const onLanguageFailed = vi.fn<(language: string) => void>();
    await show({ language: 'es', onLanguageFailed });
    expect(onLanguageFailed).toHaveBeenCalledExactlyOnceWith('es');
    expect(box.textContent).toBe('Your Team | Retry');
    expect(document.documentElement.lang).toBe('en');
    expect(state).toMatchObject({ language: 'en', isLoading: false });

    act(() => state?.setLanguage('es'));
    await settle();
    expect(box.textContent).toBe('Tu equipo | Reintentar');
  });

  test('hands a choice to its parent', async () => {
    const { show } = setUp();
    const onLanguageChange = vi.fn<(language: string) => void>();
    await show({ language: 'en', onLanguageChange });
    state?.setLanguage('fr');
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('fr');
    expect(state?.languages.map(({ nativeName }) => nativeName)).toContain('Français');
  });
});
