// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTooltips } from './watchTooltips.ts';

let stop: () => void;
let opener: HTMLButtonElement;
const onShow = vi.fn<(target: Element) => void>();

const press = (type: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    type.startsWith('key')
      ? new KeyboardEvent(type, { bubbles: true, ...init })
      : new Event(type, { bubbles: true }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  onShow.mockClear();
  opener = document.createElement('button');
  opener.dataset['tooltip'] = 'id';
  document.body.replaceChildren(opener);
  stop = watchTooltips(document, { onPlan: () => {}, onShow, onHide: () => {} });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('an element with a tooltip receives the focus', () => {
  it.each(['Tab', 'ArrowDown', 'ArrowLeft', 'Home'])(
    'shows the tooltip if %s moved the focus',
    (key) => {
      press('keydown', { key });
      opener.focus();
      press('keyup', { key });
      vi.runAllTimers();
      expect(onShow).toHaveBeenCalledWith(opener);
    },
  );

  it.each([
    ['a dialog closes by Escape', () => press('keydown', { key: 'Escape' })],
    ['a form is sent by Enter', () => press('keydown', { key: 'Enter' })],
    ['a dialog closes by a press', () => press('pointerdown')],
    [
      'a request ends after Tab',
      () => {
        press('keydown', { key: 'Tab' });
        press('keyup', { key: 'Tab' });
      },
    ],
  ])('shows no tooltip if %s and returns the focus', (_, act) => {
    act();
    opener.focus();
    vi.runAllTimers();
    expect(onShow).not.toHaveBeenCalled();
  });

  it('still shows the tooltip on hover', () => {
    opener.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.runAllTimers();
    expect(onShow).toHaveBeenCalledWith(opener);
  });
});
