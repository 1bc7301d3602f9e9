// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { lockScroll } from './lockScroll.ts';

afterEach(() => document.body.removeAttribute('style'));

test('the page scrolls again once the last layer is closed, in any order', () => {
  const unlockFirst = lockScroll(document);
  const unlockSecond = lockScroll(document);
  unlockFirst();
  expect(document.body.style.overflow).toBe('hidden');
  unlockSecond();
  expect(document.body.style.overflow).toBe('');
});

test('the body leaves room for the scrollbar that the lock removes', () => {
  const width = window.innerWidth - document.documentElement.clientWidth;
  expect(width).toBeGreaterThan(0);
  const unlock = lockScroll(document);
  expect(document.body.style.paddingRight).toBe(`${width}px`);
  unlock();
  expect(document.body.style.paddingRight).toBe('');
});
