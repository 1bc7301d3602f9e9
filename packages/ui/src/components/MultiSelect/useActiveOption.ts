import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isSkipped } from '../Select/availability.ts';
import { isLetter } from '../Select/startIndex.ts';
import type { SelectOption, SelectValue } from '../Select/types.ts';
import { nextIndex, typeAheadIndex } from './selection.ts';

/** Pause after which a letter starts a new search. */
const TYPE_AHEAD_MS = 500;
/** Options that Page Up and Page Down skip. */
const PAGE = 10;

export interface ActiveOptionOptions<Value extends SelectValue> {
  options: readonly SelectOption<Value>[];
  firstIndex: number;
  /** True if the keys come from a filter, which keeps those that edit its text. */
  isTyping: boolean;
  onToggle: (option: SelectOption<Value>) => void;
  onSelectAll: () => void;
}

/** The option that the keys act on, by the listbox pattern of WAI-ARIA. */
export function useActiveOption<Value extends SelectValue>({
  options,
  firstIndex,
  isTyping,
  onToggle,
  onSelectAll,
}: ActiveOptionOptions<Value>) {
  const [index, setIndex] = useState(firstIndex);
  const typed = useRef({ text: '', timer: 0 });
  useEffect(() => () => clearTimeout(typed.current.timer), []);

  function toggle(at: number): void {
    const option = options[at];
    if (option) onToggle(option);
  }

  function typeAhead(letter: string): void {
    clearTimeout(typed.current.timer);
    const text = typed.current.text + letter;
    const timer = window.setTimeout(() => (typed.current.text = ''), TYPE_AHEAD_MS);
    typed.current = { text, timer };
    const found = typeAheadIndex(options, text, index);
    if (found >= 0) setIndex(found);
  }

  function targetOf(key: string): number | undefined {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
    if (step !== undefined) return nextIndex(options, index, step);
    if (isTyping) return undefined;
    if (key === 'Home') return options.findIndex((option) => !isSkipped(option));
    if (key === 'End') return options.findLastIndex((option) => !isSkipped(option));
    return undefined;
  }

  function handleListKey({ key }: KeyboardEvent): boolean {
    if (key === ' ') toggle(index);
    else if (isLetter(key)) typeAhead(key);
    else return false;
    return true;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (altKey) return;
    if (ctrlKey || metaKey) {
      if (isTyping || key.toLowerCase() !== 'a') return;
      event.preventDefault();
      onSelectAll();
      return;
    }
    const target = targetOf(key);
    if (target !== undefined) {
      if (target >= 0) setIndex(target);
      // Shift and an arrow extend the choice.
      if (shiftKey && !isTyping && target >= 0 && target !== index) toggle(target);
    } else if (key === 'Enter') toggle(index);
    else if (isTyping || !handleListKey(event)) return;
    event.preventDefault();
  }

  return { index, setIndex, handleKeyDown };
}
