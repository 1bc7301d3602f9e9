// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { Composer } from './Composer.tsx';
import type { InboxDraft, InboxThreadProps } from './types.ts';
import { useBufferedTyping } from './useBufferedTyping.ts';

const stored = new Map<string, InboxDraft>();
const drafts = {
  read: (id: string) => stored.get(id),
  keep: (id: string, draft: InboxDraft | null) => {
    if (draft) stored.set(id, draft);
    else stored.delete(id);
  },
};
const thread = (conversationId: string, overrides: object = {}) =>
  ({
    conversationId,
    drafts,
    refusal: '',
    thread: { status: 'loading' },
    ...overrides,
  }) as unknown as InboxThreadProps;

const resolve = vi.fn<() => void>();
const send = vi.fn<(text: string, isPrivate: boolean) => void>();

function Inbox({ open, isRendered }: { open: InboxThreadProps | null; isRendered: boolean }) {
  const takeBufferedTyping = useBufferedTyping(open, isRendered);
  useShortcut({ keys: 'e', label: 'Resolve', onPress: resolve });
  return (
    <>
      <a href="/inbox">Row</a>
      <input />
      {open && isRendered ? (
        <Composer
          conversationId={open.conversationId}
          name="Ana"
          drafts={drafts}
          isOnline
          onSend={send}
          onLeave={() => {}}
          takeBufferedTyping={takeBufferedTyping}
          handle={null}
          key={open.conversationId}
        />
      ) : null}
    </>
  );
}

let root: Root;
const show = (open: InboxThreadProps | null, isRendered = false) =>
  act(() =>
    root.render(
      <LanguageProvider language="en">
        <Inbox open={open} isRendered={isRendered} />
      </LanguageProvider>,
    ),
  );
const words = () => document.querySelector('textarea');
const field = () => document.querySelector('input');

/** Presses keys, `Control+Enter` among them; a character goes into the field that has the focus. */
function press(...keys: string[]) {
  for (const combination of keys) {
    const [key = '', control] = combination.split('+').toReversed();
    const init = { key, ctrlKey: control !== undefined, bubbles: true, cancelable: true };
    const target = document.activeElement ?? document.body;
    act(() => void target.dispatchEvent(new KeyboardEvent('keydown', init)));
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stored.clear();
  resolve.mockClear();
  send.mockClear();
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it.each<[string[], InboxDraft]>([
  [['r', ...'Yes, see here'.split('')], { reply: 'Yes, see here', note: '' }],
  [['n', ...'Renée'.split('')], { reply: '', note: 'Renée' }],
  [['r', 'a', 'Enter', 'b'], { reply: 'a\nb', note: '' }],
  [['r', '👍', 'x', 'Backspace', 'Backspace', 'e'], { reply: 'e', note: '' }],
  [['r', 'Shift', 'E', 'ArrowDown', 'e'], { reply: 'Ee', note: '' }],
  [['r', 'e', 'Control', 'Control+Enter', 'e'], { reply: 'ee', note: '' }],
])('%j typed before the composer is rendered appears in its field', (keys, texts) => {
  show(thread('ana'));
  press(...keys);
  show(thread('ana'), true);
  expect(document.activeElement).toBe(words());
  expect(words()?.value).toBe(texts.reply || texts.note);
  expect(words()?.selectionStart).toBe(words()?.value.length);
  expect(stored.get('ana')).toEqual(texts);
  expect(resolve).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

it('appends to the draft of the conversation', () => {
  stored.set('ana', { reply: 'Dear Ana', note: 'Regular' });
  show(thread('ana'));
  press('r', ',', ' ');
  show(thread('ana'), true);
  expect(words()?.value).toBe('Dear Ana, ');
  expect(stored.get('ana')?.note).toBe('Regular');
});

it('does not buffer text of a key that was pressed before', () => {
  show(thread('ana'));
  show(thread('ana'), true);
  expect(document.activeElement).toBe(document.body);
});

it.each<[string, () => void]>([
  ['Escape', () => press('Escape')],
  ['a click', () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['Tab', () => press('Tab')],
  [
    'another field',
    () => {
      field()?.focus();
      press('x');
      field()?.blur();
    },
  ],
  ['a failure', () => show(thread('ana', { thread: { status: 'error', message: 'No' } }))],
  ['closing the conversation', () => show(null)],
  ['opening another one', () => show(thread('bo'))],
])('%s ends buffering: shortcuts work again, and the text is kept', (_what, end) => {
  show(thread('ana'));
  press('r', 'H', 'i');
  end();
  press('e');
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(stored.get('ana')).toEqual({ reply: 'Hi', note: '' });
  show(thread('bo'), true);
  expect(document.activeElement).not.toBe(words());
});

it('does not buffer if the user may not write', () => {
  show(thread('ana', { refusal: 'Ask an administrator.' }));
  press('r', 'e');
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(0);
});
