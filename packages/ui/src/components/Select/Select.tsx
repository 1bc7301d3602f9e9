import { useCallback, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceTrigger } from './ChoiceTrigger.tsx';
import type { SelectBehaviour } from './SelectListbox.tsx';
import { isOpeningKey } from './startIndex.ts';
import type { ChoiceFieldProps } from './types.ts';

export type SelectProps = ChoiceFieldProps;

const LazyListbox = lazyComponent(() => import('./SelectListbox.tsx'), 'SelectListbox');

/**
 * One choice of a few. The list and its keyboard load when a pointer or the focus nears; keys pressed
 * before that open it all the same, and what is pressed while it comes is answered once it is there.
 * `className` reaches the root `<div>`, `ref` the trigger.
 */
export function Select({
  options,
  value: controlled,
  defaultValue = '',
  onValueChange,
  placeholder,
  size = 'medium',
  onBlur,
  ref,
  ...field
}: SelectProps) {
  const [value, setValue] = useControllableState({
    value: controlled,
    defaultValue,
    onValueChange,
  });
  const listboxId = useId();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const composedRef = useComposedRefs(ref, setTrigger);
  /** The key that opened the list, '' for a click; null while closed. */
  const [openedBy, setOpenedBy] = useState<string | null>(null);
  const [activeId, setActiveId] = useState<string | undefined>();
  const behaviour = useRef<SelectBehaviour | null>(null);
  /** Keys pressed in the open select before its list was there. */
  const early = useRef<KeyboardEvent<HTMLButtonElement>[]>([]);
  const setBehaviour = useCallback((next: SelectBehaviour | null) => {
    behaviour.current = next;
    if (!next || early.current.length === 0) return;
    // Not in the commit that brings the list: each key must meet what the one before it left.
    queueMicrotask(() => {
      for (const event of early.current.splice(0))
        flushSync(() => behaviour.current?.onKeyDown(event));
    });
  }, []);
  const isOpen = openedBy !== null;
  const chosen = options.find((option) => option.value === value);

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (!isOpen) {
      if (!isPlain || !isOpeningKey(event.key)) return;
      event.preventDefault();
      early.current = [];
      setOpenedBy(event.key);
      return;
    }
    if (event.key === 'Escape') {
      // The innermost layer takes the key; a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      setOpenedBy(null);
    } else if (behaviour.current) {
      behaviour.current.onKeyDown(event);
    } else if (isPlain && isOpeningKey(event.key)) {
      event.preventDefault();
      early.current.push(event);
    }
  }

  function handleClick() {
    setOpenedBy(isOpen ? null : '');
  }

  function handleBlur(event: FocusEvent<HTMLButtonElement>) {
    if (behaviour.current) behaviour.current.onBlur(event);
    else setOpenedBy(null);
    onBlur?.(event);
  }

  return (
    <ChoiceField {...field} value={value} trigger={trigger}>
      <ChoiceTrigger
        ref={composedRef}
        size={size}
        text={chosen?.label}
        placeholder={placeholder}
        popup="listbox"
        popupId={listboxId}
        isOpen={isOpen}
        aria-activedescendant={isOpen ? activeId : undefined}
        onPointerEnter={LazyListbox.preload}
        onFocus={LazyListbox.preload}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onBlur={handleBlur}
      />
      {isOpen && trigger ? (
        <LazyListbox
          id={listboxId}
          label={field.label}
          onClose={() => setOpenedBy(null)}
          onChoose={setValue}
          onActiveIdChange={setActiveId}
          onBehaviour={setBehaviour}
          {...{ trigger, options, value, openedBy }}
        />
      ) : null}
    </ChoiceField>
  );
}
