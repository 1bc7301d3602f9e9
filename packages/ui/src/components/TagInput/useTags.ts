import { tagsTexts, useComponentTexts } from '@platform/i18n';
import { useState } from 'react';
import type { ClipboardEvent, CompositionEvent } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { readTags, separatorCount, splitUnfinished } from './readTags.ts';
import type { TagRules } from './readTags.ts';
import type { TagInputProps } from './TagInput.tsx';
import { additionText, refusalText } from './tagTexts.ts';

type TagsState = Pick<
  TagInputProps,
  'value' | 'defaultValue' | 'onValueChange' | 'text' | 'defaultText' | 'onTextChange'
>;

const NO_TAGS: readonly string[] = [];

/** Tags, the text of the field, and the text of the live region. Refused tags stay in the field. */
export function useTags({ defaultValue = NO_TAGS, ...state }: TagsState, rules: TagRules) {
  const t = useComponentTexts(tagsTexts);
  const { onTextChange } = state;
  const [tags, setTags] = useControllableState({
    value: state.value,
    defaultValue,
    onValueChange: state.onValueChange,
  });
  const [text, setText] = useControllableState({
    value: state.text,
    defaultValue: state.defaultText ?? '',
  });
  /** Text that was entered and refused, or there from the start; editing it hides its error. */
  const [triedText, setTriedText] = useState(text);
  /** The number makes the live region announce the same text again. */
  const [announcement, setAnnouncement] = useState({ text: '', id: 0 });
  const isTried = text !== '' && text === triedText;
  const { refused } = isTried ? readTags(text, tags, rules) : { refused: [] };

  const announce = (message: string) =>
    setAnnouncement(({ id }) => ({ text: message, id: id + 1 }));

  function change(nextText: string, nextTags: readonly string[]): void {
    if (nextTags !== tags) setTags(nextTags);
    if (nextText === text) return;
    setText(nextText);
    onTextChange?.(nextText, nextTags);
  }

  function enter(source: string, rest = ''): void {
    const read = readTags(source, tags, rules);
    const kept = [...read.refused.map(({ tag }) => tag), rest].filter(Boolean).join(', ');
    setTriedText(read.refused.length > 0 ? kept : '');
    change(kept, read.accepted.length > 0 ? [...tags, ...read.accepted] : tags);
    if (read.accepted.length + read.refused.length > 0) announce(additionText(t, read));
  }

  function enterFinished(source: string): void {
    const { finished, rest } = splitUnfinished(source, rules);
    enter(finished, rest);
  }

  return {
    t,
    tags,
    text,
    announcement,
    error: refusalText(t, refused),
    commit: () => enter(text),
    type: (next: string, isComposing: boolean) => {
      // A separator that was there before is part of a refused text.
      if (!isComposing && separatorCount(next, rules) > separatorCount(text, rules))
        enterFinished(next);
      else change(next, tags);
    },
    endComposition: ({ data, currentTarget }: CompositionEvent<HTMLInputElement>) => {
      if (separatorCount(data, rules) > 0) enterFinished(currentTarget.value);
    },
    /** Reads a pasted list, because the browser would join its lines. */
    paste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text/plain');
      if (separatorCount(pasted, rules) === 0) return;
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const start = selectionStart ?? value.length;
      enter(value.slice(0, start) + pasted + value.slice(selectionEnd ?? start));
    },
    remove: (index: number) => {
      const tag = tags[index] ?? '';
      setTags(tags.filter((_, other) => other !== index));
      announce(t('tags.removed', { tag }));
    },
  };
}
