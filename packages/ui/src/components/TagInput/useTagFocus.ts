import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { activeElement } from '../../internal/elements.ts';
import { isLetter } from '../Select/startIndex.ts';

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** -1 for the arrow key to the start of the line, 1 for that to its end. */
function stepOfKey({ key, currentTarget }: KeyboardEvent): number {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  return getComputedStyle(currentTarget).direction === 'rtl' ? -step : step;
}

export interface TagFocusOptions {
  input: RefObject<HTMLInputElement | null>;
  count: number;
  onRemove: (index: number) => void;
}

/** Moves the focus between the field and the buttons of the tags, which are not tab stops. */
export function useTagFocus({ input, count, onRemove }: TagFocusOptions) {
  const buttons = useRef(new Map<number, HTMLButtonElement>());

  /** An index after the last tag is the field. */
  function focus(index: number): void {
    const button = index < count ? buttons.current.get(Math.max(0, index)) : undefined;
    (button ?? input.current)?.focus();
  }

  /** @param next index of the tag that gets the focus, as long as the removed one counts */
  function remove(index: number, next = index + 1): void {
    if (activeElement() !== input.current) focus(next);
    onRemove(index);
  }

  function handleTagKey(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
    if (!isPlain(event)) return;
    const { key } = event;
    const step = stepOfKey(event);
    if (step !== 0) focus(index + step);
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(count - 1);
    else if (key === 'Delete' && !event.repeat) remove(index);
    else if (key === 'Backspace' && !event.repeat) remove(index, index === 0 ? 1 : index - 1);
    else if (isLetter(key)) return input.current?.focus();
    else return;
    event.preventDefault();
  }

  /** Moves from the start of the text to the last tag. A held Backspace stops at the empty field. */
  function handleInputKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const isBack = event.key === 'Backspace' && value === '' && !event.repeat;
    if (!isPlain(event) || count === 0 || !isAtStart) return;
    if (!isBack && stepOfKey(event) !== -1) return;
    event.preventDefault();
    focus(count - 1);
  }

  const buttonRef = (index: number) => (button: HTMLButtonElement | null) => {
    if (!button) return undefined;
    buttons.current.set(index, button);
    return () => {
      if (buttons.current.get(index) === button) buttons.current.delete(index);
    };
  };

  return { remove, handleTagKey, handleInputKey, buttonRef };
}
