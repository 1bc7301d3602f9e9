// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { anchorScroll } from './anchorScroll.ts';

const placed = (element: Element, top: number, height = 40) => {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
};

let scroller: HTMLElement;
let heading: HTMLElement;
let row: HTMLElement;

beforeEach(() => {
  window.innerHeight = 800;
  scroller = document.createElement('main');
  scroller.style.overflowY = 'auto';
  heading = document.createElement('h1');
  row = document.createElement('p');
  scroller.append(heading, row);
  document.body.replaceChildren(scroller);
});

it.each([
  [
    'does not scroll if the heading is in view',
    { headingTop: 80, from: 300, to: 352, scrolled: 0 },
  ],
  [
    'follows a row that would leave the window',
    { headingTop: 80, from: 740, to: 792, scrolled: 52 },
  ],
  [
    'keeps the row in place if the heading is out of view',
    { headingTop: -90, from: 300, to: 352, scrolled: 52 },
  ],
  ['ignores a row that is out of view', { headingTop: -900, from: -200, to: -100, scrolled: 0 }],
])('%s', (_, { headingTop, from, to, scrolled }) => {
  placed(heading, headingTop);
  placed(row, from);
  const restore = anchorScroll(row);
  placed(row, to);
  restore();
  expect(scroller.scrollTop).toBe(scrolled);
});
