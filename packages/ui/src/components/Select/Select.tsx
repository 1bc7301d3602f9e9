import { useCallback, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '@platform/i18n/text';
import { focusClicked } from '../../internal/focusClicked.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useOpen } from '../../internal/useOpen.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { splitChoiceProps } from './splitChoiceProps.ts';
import { ChoiceTrigger } from './ChoiceTrigger.tsx';
import type { TriggerHandlers } from './SelectListbox.tsx';
import { isOpeningKey } from './startIndex.ts';
import type { ChoiceFieldProps } from './types.ts';

export type SelectProps = ChoiceFieldProps;

const LazyListbox = lazyComponent(() => import('./SelectListbox.tsx'), 'SelectListbox');

/** One of a few. `className` and `style` reach the root `<div>`, the rest and `ref` the trigger. */
export function Select({
  options,
  value: controlled,
  defaultValue = '',
  onValueChange,
  placeholder,
  size = 'medium',
  open,
  defaultOpen,
  onOpenChange,
  ref,
  ...props
}: SelectProps) {
  const [field, rest] = splitChoiceProps(props);
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const [value, setValue] = useControllableState({
    value: controlled,
    defaultValue,
    onValueChange,
  });
  const listboxId = useId();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const composedRef = useComposedRefs(ref, setTrigger);
  /** Key that opened the list, '' for a click. */
  const [openingKey, setOpeningKey] = useState('');
  const [activeId, setActiveId] = useState<string | undefined>();
  const behaviour = useRef<TriggerHandlers | null>(null);
  /** Keys pressed before the list has loaded. */
  const buffered = useRef<KeyboardEvent<HTMLButtonElement>[]>([]);
  const setBehaviour = useCallback((next: TriggerHandlers | null) => {
    behaviour.current = next;
    if (!next || buffered.current.length === 0) return;
    // After the commit that mounts the list: each key needs the state left by the previous one.
    queueMicrotask(() => {
      for (const event of buffered.current.splice(0))
        flushSync(() => behaviour.current?.onKeyDown(event));
    });
  }, []);
  const chosen = options.find((option) => option.value === value);

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (!isOpen) {
      if (!isPlain || !isOpeningKey(event.key)) return;
      event.preventDefault();
      buffered.current = [];
      setOpeningKey(event.key);
      setOpen(true, 'trigger-press');
      return;
    }
    if (event.key === 'Escape') {
      // Escape closes the innermost layer only; a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false, 'escape-key');
    } else if (behaviour.current) {
      behaviour.current.onKeyDown(event);
    } else if (isPlain && isOpeningKey(event.key)) {
      event.preventDefault();
      buffered.current.push(event);
    }
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    focusClicked(event.currentTarget);
    setOpeningKey('');
    setOpen(!isOpen, 'trigger-press');
  }

  function handleBlur(event: FocusEvent<HTMLButtonElement>) {
    rest.onBlur?.(event);
    if (behaviour.current) behaviour.current.onBlur(event);
    else setOpen(false, 'focus-out');
  }

  return (
    <ChoiceField {...field} value={value} trigger={trigger}>
      <ChoiceTrigger
        {...mergeHandlers(rest, {
          onPointerEnter: LazyListbox.preload,
          onFocus: LazyListbox.preload,
          onClick: handleClick,
        })}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
        ref={composedRef}
        size={size}
        text={chosen?.label}
        placeholder={placeholder}
        popup="listbox"
        popupId={listboxId}
        isOpen={isOpen}
        aria-activedescendant={isOpen ? activeId : undefined}
      />
      {isOpen && trigger ? (
        <LazyListbox
          id={listboxId}
          label={field.label}
          onClose={(reason) => setOpen(false, reason)}
          onChoose={setValue}
          onActiveIdChange={setActiveId}
          onTriggerHandlers={setBehaviour}
          {...{ trigger, options, value, openingKey }}
        />
      ) : null}
    </ChoiceField>
  );
}
