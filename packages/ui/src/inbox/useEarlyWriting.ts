import { inboxTexts, useTranslation } from '@platform/i18n';
import { isComposing } from '@platform/i18n/text';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isElement } from '../internal/elements.ts';
import { isTypedInto } from '../internal/singleKeys.ts';
import { typeKey } from '../internal/typeKey.ts';
import { useShortcuts } from '../shortcuts/useShortcut.ts';
import type { InboxDraft, InboxThreadProps } from './types.ts';

const EMPTY: InboxDraft = { reply: '', note: '' };

type DraftKind = keyof InboxDraft;

/** True if the thread gets a composer once it is loaded. */
const hasComposer = ({ thread, refusal }: InboxThreadProps) =>
  refusal === '' && (thread.status === 'loading' || thread.status === 'ready');

/** AltGr, and Alt on a Mac, are part of how a character is typed. */
const isCharacter = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey);

/** True once the keys go elsewhere, such as into the palette. */
function hasLeft(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return event.key === 'Tab' || (isElement(target) && isTypedInto(target));
}

/** Returns the text after a key; null if the key writes nothing. */
function textAfter(text: string, event: KeyboardEvent): string | null {
  if (!isCharacter(event)) return null;
  return event.key === 'Enter' ? `${text}\n` : typeKey(text, event.key);
}

/**
 * Lets `r` and `n` begin a text before the composer of the open conversation is rendered. Until then
 * the typed characters go into the draft that the composer starts with; none of them acts as a
 * shortcut. Escape, Tab, a click and another field end it, and the text is kept. Nothing is sent
 * before the composer shows it.
 *
 * @param open the open conversation; null for none
 * @param isRendered true once its composer is rendered
 * @returns takes over: ends it and returns what is written to a conversation, for its composer to go
 *   on with; null if nothing is
 */
export function useEarlyWriting(
  open: InboxThreadProps | null,
  isRendered: boolean,
): (conversationId: string) => DraftKind | null {
  const isWaiting = open !== null && !isRendered && hasComposer(open);
  const conversationId = open?.conversationId;
  const t = useTranslation(inboxTexts);
  const writing = useRef<{ id: string; kind: DraftKind } | null>(null);
  const stop = useRef(() => {});

  const takeOver = useCallback((id: string) => {
    const { current } = writing;
    stop.current();
    return current?.id === id ? current.kind : null;
  }, []);

  function write({ drafts, conversationId: id }: InboxThreadProps, kind: DraftKind): void {
    stop.current();
    const controller = new AbortController();
    const { signal } = controller;
    writing.current = { id, kind };
    stop.current = () => {
      controller.abort();
      writing.current = null;
    };
    function handleKey(event: KeyboardEvent) {
      if (isComposing(event)) return;
      if (hasLeft(event)) return stop.current();
      const draft = drafts.read(id) ?? EMPTY;
      const text = textAfter(draft[kind], event);
      if (text === null && event.key !== 'Escape' && event.key !== 'Enter') return;
      // Nothing else may act on it.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') stop.current();
      if (text === null) return;
      const next = { ...draft, [kind]: text };
      drafts.keep(id, next.reply || next.note ? next : null);
    }
    document.addEventListener('keydown', handleKey, { capture: true, signal });
    document.addEventListener('pointerdown', () => stop.current(), { capture: true, signal });
  }

  useShortcuts(
    isWaiting
      ? [
          { keys: 'r', label: t('inbox.compose.reply'), onPress: () => write(open, 'reply') },
          { keys: 'n', label: t('inbox.compose.note'), onPress: () => write(open, 'note') },
        ]
      : [],
  );
  useLayoutEffect(() => {
    if (writing.current?.id !== conversationId) stop.current();
  }, [conversationId]);
  // After the composer, which takes over as it mounts: it does not after a failure.
  useEffect(() => {
    if (!isWaiting) stop.current();
  }, [isWaiting]);
  useEffect(() => () => stop.current(), []);
  return takeOver;
}
