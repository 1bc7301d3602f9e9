// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { afterComposition } from './afterComposition.ts';
import { createEditor } from './createEditor.ts';
import { readMarkup } from './markup.ts';

function openEditor() {
  const host = document.createElement('div');
  document.body.append(host);
  const text = readMarkup('<p>Words</p>');
  const view = createEditor({
    host,
    text,
    attributes: {},
    onUpdate: () => {},
    onImagesLost: () => {},
  });
  onTestFinished(() => {
    view.destroy();
    host.remove();
  });
  return view;
}

it('acts at once if there is no composition', () => {
  const act = vi.fn<() => void>();
  afterComposition(openEditor(), act);
  expect(act).toHaveBeenCalledOnce();
});

it('acts once the composition is committed', async () => {
  const view = openEditor();
  view.dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  expect(view.composing).toBe(true);
  const act = vi.fn<() => void>();
  afterComposition(view, act);
  expect(act).not.toHaveBeenCalled();
  view.dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '感' }));
  expect(act).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  expect(view.composing).toBe(false);
});

it('does not act on an editor that was closed in the meantime', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const view = openEditor();
  view.dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  const act = vi.fn<() => void>();
  afterComposition(view, act);
  view.dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  view.destroy();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
