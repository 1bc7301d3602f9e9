// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { hideOthers } from './hideOthers.ts';

afterEach(() => document.body.replaceChildren());

function render(html: string): void {
  document.body.innerHTML = html;
}

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element ${id}`);
  return element;
};

const hiddenIds = (): string[] =>
  [...document.querySelectorAll('[aria-hidden="true"]')].map(({ id }) => id);

test('hides what is outside the layer, by its largest elements', () => {
  render(
    '<main id="main"><h1 id="h"></h1></main><div id="root"><i id="aside"></i><b id="layer"></b></div>',
  );
  const show = hideOthers(byId('layer'));
  expect(hiddenIds()).toEqual(['main', 'aside']);
  show();
  expect(hiddenIds()).toEqual([]);
});

test('live regions stay readable', () => {
  render(
    '<main id="main"><p id="p"></p><p id="live" role="status"><b></b></p></main><b id="layer"></b>',
  );
  hideOthers(byId('layer'));
  expect(hiddenIds()).toEqual(['p']);
});

test('an element that two layers hide is shown after both are closed, in any order', () => {
  render('<main id="main"></main><div id="outer"><b id="backdrop"></b><b id="inner"></b></div>');
  const closeOuter = hideOthers(byId('outer'));
  const closeInner = hideOthers(byId('inner'));
  expect(hiddenIds()).toEqual(['main', 'backdrop']);
  closeOuter();
  expect(hiddenIds()).toEqual(['main', 'backdrop']);
  closeInner();
  expect(hiddenIds()).toEqual([]);
});

test('what the page itself hides stays hidden', () => {
  render('<main id="main" aria-hidden="true"></main><b id="layer"></b>');
  hideOthers(byId('layer'))();
  expect(hiddenIds()).toEqual(['main']);
});

test('the host of a shadow root that contains the layer stays readable', () => {
  render('<main id="main"></main><div id="host"></div>');
  const shadow = byId('host').attachShadow({ mode: 'open' });
  const layer = document.createElement('div');
  shadow.append(layer);
  const show = hideOthers(layer);
  expect(hiddenIds()).toEqual(['main']);
  show();
});
