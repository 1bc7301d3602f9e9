import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSidebarExpanded, writeSidebarExpanded } from './sidebarCookie.ts';

let written: string[] = [];
let kept = '';

beforeEach(() => {
  written = [];
  kept = '';
  vi.stubGlobal('document', {
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the sidebar for 7 days, on every path', () => {
  writeSidebarExpanded(false);
  expect(written).toEqual(['sidebar_state=false; path=/; max-age=604800; samesite=lax']);
});

it.each([
  ['sidebar_state=true', true],
  ['sidebar_state=false', false],
  ['theme=dark; sidebar_state=false; x=1', false],
  ['sidebar_state=<b>', true],
  ['', true],
])('reads %j as expanded: %s', (cookies, isExpanded) => {
  kept = cookies;
  expect(readSidebarExpanded()).toBe(isExpanded);
});
