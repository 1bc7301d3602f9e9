import { describe, expect, test, vi } from 'vitest';
import { interpolate } from './interpolate.ts';
import type { LanguagePack, LoadedLanguage } from './loadLanguage.ts';
import { loadLanguage } from './loadLanguage.ts';
import { createTranslator } from './translator.ts';

const english = {
  area: 'team',
  texts: {
    title: 'Team',
    hello: 'Hello {{name}}',
    count: { one: '{{count}} person', other: '{{count}} people' },
    only: { english: 'Only here' },
  },
};

const german = { team: { title: 'Mannschaft', hello: '', only: { english: null } } };

function deferred() {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function setUp(
  load: (language: LoadedLanguage) => Promise<unknown> = async () => ({ texts: german }),
) {
  const translator = createTranslator({
    load: load as (language: LoadedLanguage) => Promise<LanguagePack>,
  });
  translator.register(english);
  const t = (key: string, params?: Record<string, string | number>) =>
    translator.shown().translate(key, params);
  return { translator, t };
}

describe('fall-back', () => {
  test('P09 falls back from the language to English, then to the key', async () => {
    const { translator, t } = setUp();
    await translator.choose('de');
    expect(t('team.title')).toBe('Mannschaft');
    expect(t('team.hello', { name: 'Ada' })).toBe('Hello Ada');
    expect(t('team.only.english')).toBe('Only here');
    expect(t('team.count', { count: 2 })).toBe('2 people');
    expect(t('team.nowhere')).toBe('team.nowhere');
    expect(t('nowhere')).toBe('nowhere');
    expect(t('')).toBe('');
  });

  test.each([
    'constructor',
    'team.constructor',
    'team.constructor.name',
    'team.title.length',
    'team.only',
  ])('P09 returns the key %s itself, because it has no text', (key) => {
    expect(setUp().t(key)).toBe(key);
  });

  test('P09 uses English plural rules for an English text', async () => {
    const { translator, t } = setUp(async () => ({ texts: { team: {} } }));
    await translator.choose('ru');
    expect(t('team.count', { count: 21 })).toBe('21 people');
  });

  test.each([
    ['is missing', () => Promise.reject(new Error('404'))],
    ['is empty', () => Promise.resolve({})],
  ])('P09 stays in English if the language file %s', async (_, load) => {
    const { translator, t } = setUp(load);
    expect(await translator.choose('de')).toBe(false);
    expect(t('team.title')).toBe('Team');
    expect(translator.shown()).toMatchObject({ language: 'en', chosen: 'en' });
  });

  test('P09 requests a language again that failed once', async () => {
    const load = vi
      .fn<() => Promise<unknown>>(async () => ({ texts: german }))
      .mockRejectedValueOnce(new Error('offline'));
    const { translator, t } = setUp(load);
    await translator.choose('de');
    await translator.choose('de');
    await translator.choose('de');
    expect(t('team.title')).toBe('Mannschaft');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('switching', () => {
  test('keeps the old texts until the new ones are loaded and notifies its listeners', async () => {
    const loading = deferred();
    const { translator, t } = setUp(() => loading.promise);
    const shownTexts: string[] = [];
    const stop = translator.subscribe(() => shownTexts.push(t('team.title')));
    const chosen = translator.choose('de');
    expect(translator.shown()).toMatchObject({ language: 'en', chosen: 'de' });
    loading.resolve({ texts: german });
    await chosen;
    stop();
    await translator.choose('en');
    expect(shownTexts).toEqual(['Team', 'Mannschaft']);
    expect(t('team.title')).toBe('Team');
  });

  test('P09 shows the last choice if an earlier one arrives late', async () => {
    const late = deferred();
    const { translator, t } = setUp((language) =>
      language === 'hi' ? late.promise : Promise.resolve({ texts: german }),
    );
    const first = translator.choose('hi');
    await translator.choose('de');
    late.resolve({ texts: { team: { title: 'टीम' } } });
    await first;
    expect(t('team.title')).toBe('Mannschaft');
  });

  test('keeps the texts of English areas separate', () => {
    const { translator, t } = setUp();
    translator.register({ area: 'shell', texts: { title: 'Shell' } });
    expect([t('team.title'), t('shell.title')]).toEqual(['Team', 'Shell']);
  });

  test('applies the pseudo-language around values', async () => {
    const { translator, t } = setUp(loadLanguage);
    await translator.choose('pseudo');
    expect(t('team.hello', { name: 'Ada' })).toBe('[Hélló Ada ·····]');
    expect(t('team.count', { count: 1 })).toMatch(/^\[1 péršóñ ·+\]$/);
  });
});

test('plurals follow the grammar of the language', async () => {
  const { translator, t } = setUp(loadLanguage);
  await translator.choose('ru');
  expect([1, 3, 5, 21, 1000].map((count) => t('team.count', { count }))).toEqual([
    '1 человек',
    '3 человека',
    '5 человек',
    '21 человек',
    '1,000 человек',
  ]);
});

describe('X10 interpolation', () => {
  test('leaves a placeholder without a value as it is', () => {
    expect(interpolate('{{a}} {{ b }} {{constructor}} {{a.length}} {{}}', { a: 'x' })).toBe(
      'x {{ b }} {{constructor}} {{a.length}} {{}}',
    );
  });

  test('inserts a value literally: placeholders and patterns in it have no effect', () => {
    expect(interpolate('{{a}}!', { a: '{{b}} $& $1 <b>x</b>', b: 'y' })).toBe(
      '{{b}} $& $1 <b>x</b>!',
    );
  });

  test('formats numbers in US style', () => {
    expect(interpolate('{{a}} {{b}}', { a: 1000, b: Number.NaN })).toBe('1,000 –');
  });
});
