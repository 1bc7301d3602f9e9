// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { firstField } from './firstField.ts';

it.each([
  ['<input role="switch" type="checkbox">', undefined],
  ['<input role="switch" type="checkbox"><textarea id="first">', 'first'],
  ['<button>Close</button><input disabled><input id="first">', 'first'],
  ['<input type="checkbox" id="first"><input>', 'first'],
  ['<input><button data-autofocus id="first">Send</button>', 'first'],
  ['<p>Nothing to fill in</p>', undefined],
])('a dialog with %s focuses %s', (markup, id) => {
  const surface = document.createElement('div');
  surface.innerHTML = markup;
  expect(firstField(surface)?.id).toBe(id);
});
