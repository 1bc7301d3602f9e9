import { inboxTexts, useTranslation } from '@platform/i18n';
import { isComposing } from '@platform/i18n/text';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isElement } from '../../internal/elements.ts';
import { isTypedInto } from '../../internal/singleKeys.ts';
import { typeKey } from '../../internal/typeKey.ts';
import { useShortcuts } from '../../shortcuts/useShortcut.ts';
import type { InboxDraft, InboxThreadProps } from './types.ts';

const EMPTY: InboxDraft = { reply: '', note: '' };

type DraftKind = keyof InboxDraft;

const hasComposer = ({ thread, refusal }: InboxThreadProps) =>
  refusal === '' && (thread.status === 'loading' || thread.status === 'ready');

/** AltGr, or Alt on a Mac, is part of typing a character. */
const isCharacter = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey);

/** True if the key is meant for another element, such as the command palette. */
function hasLeft(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return event.key === 'Tab' || (isElement(target) && isTypedInto(target));
}

function textAfter(text: string, event: KeyboardEvent): string | null {
  if (!isCharacter(event)) return null;
  return event.key === 'Enter' ? `${text}\n` : typeKey(text, event.key);
}

/**
 * Lets `r` and `n` start a text before the composer renders: characters go into its draft. Escape,
 * Tab, a click or another field end it and keep the text. Returns a function that ends it and
 * returns the kind of text started in a conversation, or null.
 */
export function useBufferedTyping(
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
      // Keeps other shortcuts from acting on it.
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
  // After the composer's effect, which takes over on mount; after a failure there is none.
  useEffect(() => {
    if (!isWaiting) stop.current();
  }, [isWaiting]);
  useEffect(() => () => stop.current(), []);
  return takeOver;
}
