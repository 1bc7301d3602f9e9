// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refocusOnceEnabled, returnFocus } from './keptFocus.ts';

let row: HTMLElement;
let opener: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Contacts</h1><ul><li><button id="opener">Delete</button></li><li><button id="other">Edit</button></li></ul></main>';
  opener = find('#opener');
  row = opener.parentElement ?? opener;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

/** Lets the observer of removals run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('returns the focus to the opener of a layer', async () => {
  returnFocus(opener);
  await nextTask();
  expect(document.activeElement).toBe(opener);
});

it.each<[string, () => void]>([
  ['with the row that it removed', () => row.remove()],
  ['by itself', () => opener.remove()],
  ['with the whole list', () => row.parentElement?.remove()],
  ['as the row is drawn again', () => row.replaceWith(row.cloneNode(true))],
])('focuses the heading if the opener is removed right after that, %s', async (_how, remove) => {
  returnFocus(opener);
  remove();
  await nextTask();
  expect(document.activeElement).toBe(find('h1'));
});

it.each<[string, () => Element | null]>([
  ['is gone', () => (row.remove(), opener)],
  ['cannot have the focus', () => (opener.setAttribute('disabled', ''), opener)],
  ['was the page', () => document.body],
  ['is unknown', () => null],
])('focuses the heading if the opener %s', (_why, openerNow) => {
  returnFocus(openerNow());
  expect(document.activeElement).toBe(find('h1'));
});

it.each(['#opener', 'h1'])('moves the focus to %s without scrolling', (target) => {
  const focus = vi.spyOn(find(target), 'focus');
  returnFocus(target === 'h1' ? null : find(target));
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

it('keeps the focus if the user moved it before the opener is removed', async () => {
  returnFocus(opener);
  find('#other').focus();
  await nextTask();
  row.remove();
  await nextTask();
  expect(document.activeElement).toBe(find('#other'));
});

it('moves the focus to the heading that replaces another', async () => {
  returnFocus(null);
  const heading = document.createElement('h1');
  find('h1').replaceWith(heading);
  await nextTask();
  expect(document.activeElement).toBe(heading);
});

it('does not change a page without a heading', () => {
  document.body.innerHTML = '<main><p>Contacts</p></main>';
  expect(() => returnFocus(null)).not.toThrow();
  expect(document.activeElement).toBe(document.body);
});

it('prefers the heading of the main landmark, and keeps its tabindex', () => {
  document.body.innerHTML = '<h1>Northwind</h1><main><h1 tabindex="0">Contacts</h1></main>';
  returnFocus(null);
  expect(document.activeElement).toBe(find('main h1'));
  expect(find('main h1').tabIndex).toBe(0);
});

it('does not restore the focus if the whole page is removed, also once another is added', async () => {
  returnFocus(find('h1'));
  document.body.replaceChildren();
  await nextTask();
  document.body.innerHTML = '<h1>Another page</h1>';
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  expect(find('h1').hasAttribute('tabindex')).toBe(false);
});

it('skips a heading that is hidden', () => {
  document.body.innerHTML = '<h1 id="hidden">Frame</h1><h1 id="shown">Contacts</h1>';
  Object.assign(find('#hidden'), { checkVisibility: () => false });
  returnFocus(null);
  expect(document.activeElement).toBe(find('#shown'));
});

it('still detects that the opener is removed after other changes', async () => {
  returnFocus(opener);
  find('ul').append(document.createElement('li'));
  await nextTask();
  expect(document.activeElement).toBe(opener);
  row.remove();
  await nextTask();
  expect(document.activeElement).toBe(find('h1'));
});

describe('a control that is disabled while a form is submitted', () => {
  const submit = () => {
    opener.focus();
    refocusOnceEnabled();
    disable();
  };
  /** jsdom does not blur a disabled element. */
  const disable = () => {
    opener.blur();
    opener.setAttribute('disabled', '');
  };

  it('gets the focus back once it is enabled', async () => {
    submit();
    await nextTask();
    expect(document.activeElement).toBe(document.body);
    opener.removeAttribute('disabled');
    await nextTask();
    expect(document.activeElement).toBe(opener);
  });

  it('gets the focus back each time', async () => {
    submit();
    await nextTask();
    opener.removeAttribute('disabled');
    await nextTask();
    disable();
    await nextTask();
    opener.removeAttribute('disabled');
    await nextTask();
    expect(document.activeElement).toBe(opener);
  });

  it('does not take the focus from another control', async () => {
    submit();
    find('#other').focus();
    await nextTask();
    opener.removeAttribute('disabled');
    await nextTask();
    expect(document.activeElement).toBe(find('#other'));
  });

  it('does not take the focus after the user has left both controls', async () => {
    opener.focus();
    refocusOnceEnabled();
    opener.blur();
    await nextTask();
    opener.setAttribute('disabled', '');
    opener.removeAttribute('disabled');
    await nextTask();
    expect(document.activeElement).toBe(document.body);
  });
});
