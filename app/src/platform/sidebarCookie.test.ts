import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSidebarExpanded, writeSidebarExpanded } from './sidebarCookie.ts';

let writtenCookies: string[] = [];
let cookie = '';

beforeEach(() => {
  writtenCookies = [];
  cookie = '';
  vi.stubGlobal('window', { innerWidth: 1440 });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      writtenCookies.push(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('stores the sidebar state for 7 days, on every path', () => {
  writeSidebarExpanded(false);
  expect(writtenCookies).toEqual(['sidebar_state=false; path=/; max-age=604800; samesite=lax']);
});

it.each([
  ['sidebar_state=true', true],
  ['sidebar_state=false', false],
  ['theme=dark; sidebar_state=false; x=1', false],
  ['sidebar_state=<b>', true],
  ['', true],
])('reads %j as expanded: %s', (cookies, isExpanded) => {
  cookie = cookies;
  expect(readSidebarExpanded()).toBe(isExpanded);
});

it.each([
  ['', 1023, false],
  ['', 1024, true],
  ['sidebar_state=true', 800, true],
  ['sidebar_state=false', 1440, false],
])('reads %j in a window of %i px as expanded: %s', (cookies, innerWidth, isExpanded) => {
  cookie = cookies;
  vi.stubGlobal('window', { innerWidth });
  expect(readSidebarExpanded()).toBe(isExpanded);
});
