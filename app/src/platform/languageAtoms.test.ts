// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createStore } from './state.ts';
import { languageAtom } from './languageAtoms.ts';

it('does not store a chosen language: the next start is English', () => {
  const store = createStore();
  expect(store.get(languageAtom)).toBe('en');
  store.set(languageAtom, 'de');
  expect(store.get(languageAtom)).toBe('de');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(window.location.search).toBe('');
});
