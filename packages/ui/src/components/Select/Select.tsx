import { useCallback, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactElement } from 'react';
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
import { ClearButton } from './ClearButton.tsx';
import { ClearableControl } from './ClearButton.styles.ts';
import { flatOptions } from './sections.ts';
import type { TriggerHandlers } from './SelectListbox.tsx';
import { isOpeningKey } from './startIndex.ts';
import type { ClearableSelectProps, SelectProps, SelectValue } from './types.ts';

const LazyListbox = lazyComponent(() => import('./SelectListbox.tsx'), 'SelectListbox');

/** True for the keys that clear the choice of a closed select. */
const isClearingKey = (key: string) => key === 'Delete' || key === 'Backspace';

/** One of a few. `className` and `style` reach the root `<div>`, the rest and `ref` the trigger. */
export function Select<Value extends SelectValue>(
  props: SelectProps<Value> | ClearableSelectProps<Value>,
): ReactElement;
/** `ComponentProps` and `styled()` take the last signature, so their values are strings. */
export function Select(props: SelectProps | ClearableSelectProps): ReactElement;
export function Select<Value extends SelectValue>({
  options,
  value: controlled,
  defaultValue = null,
  onValueChange,
  isClearable = false,
  clearLabel,
  placeholder,
  size = 'medium',
  open,
  defaultOpen,
  onOpenChange,
  ref,
  ...props
}: SelectProps<Value> | ClearableSelectProps<Value>) {
  const [field, rest] = splitChoiceProps(props);
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const [value, setValue] = useControllableState<Value | null>({
    value: controlled,
    defaultValue,
    // Null is passed after clearing only, which the types of a select without it exclude.
    onValueChange: onValueChange as ClearableSelectProps<Value>['onValueChange'],
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
  const flat = flatOptions(options);
  const chosen = flat.find((option) => option.value === value);
  const canClear = isClearable && chosen !== undefined && !field.disabled;

  function clear() {
    setValue(null);
    setOpen(false, 'item-press');
    trigger?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (!isOpen && canClear && isPlain && isClearingKey(event.key)) {
      event.preventDefault();
      clear();
      return;
    }
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

  const control = (
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
      icon={chosen?.icon}
      placeholder={placeholder}
      popup="listbox"
      popupId={listboxId}
      isOpen={isOpen}
      aria-activedescendant={isOpen ? activeId : undefined}
    />
  );
  return (
    <ChoiceField {...field} value={chosen?.value ?? ''} trigger={trigger}>
      {isClearable ? (
        <ClearableControl data-filled={canClear || undefined}>
          {control}
          {canClear ? <ClearButton field={field.label} label={clearLabel} onClear={clear} /> : null}
        </ClearableControl>
      ) : (
        control
      )}
      {isOpen && trigger ? (
        <LazyListbox
          id={listboxId}
          label={field.label}
          onClose={(reason) => setOpen(false, reason)}
          onChoose={(index) => setValue(flat[index]?.value ?? null)}
          onActiveIdChange={setActiveId}
          onTriggerHandlers={setBehaviour}
          {...{ trigger, options, value, openingKey }}
        />
      ) : null}
    </ChoiceField>
  );
}
