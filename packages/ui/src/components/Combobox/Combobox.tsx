import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { ChoiceField } from '../Select/ChoiceField.tsx';
import { ChoiceTrigger } from '../Select/ChoiceTrigger.tsx';
import { isOpeningKey } from '../Select/startIndex.ts';
import type { ChoiceFieldProps } from '../Select/types.ts';

export interface ComboboxProps extends ChoiceFieldProps {
  /** Names the filter, and is its placeholder. */
  searchLabel: string;
  /** Stands in for an empty list. */
  emptyText: string;
  /** Shows three rows to come instead of the options. @default false */
  isLoading?: boolean;
  loadingText?: string;
  /** Takes over the filtering: gets what is typed, and gives the options that match. */
  onSearchChange?: (typed: string) => void;
}

const LazyPopup = lazyComponent(() => import('./ComboboxPopup.tsx'), 'ComboboxPopup');

/**
 * One choice of many, with a filter in the popup. `className` reaches the root `<div>`, `ref` the
 * trigger.
 */
export function Combobox({
  options,
  value: controlled,
  defaultValue = '',
  onValueChange,
  placeholder,
  size = 'medium',
  onBlur,
  ref,
  searchLabel,
  emptyText,
  isLoading = false,
  loadingText,
  onSearchChange,
  ...field
}: ComboboxProps) {
  const [value, setValue] = useControllableState({
    value: controlled,
    defaultValue,
    onValueChange,
  });
  const popupId = useId();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const composedRef = useComposedRefs(ref, setTrigger);
  const [isOpen, setOpen] = useState(false);
  /** The chosen option may not be among those of a filtered list. */
  const [chosen, setChosen] = useState(() => options.find((option) => option.value === value));
  const shown = options.find((option) => option.value === value) ?? chosen;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (!isOpen && isOpeningKey(event.key) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      setOpen(true);
    }
  }

  /** The field is left when the focus goes neither into the popup nor back. */
  function handleBlur(event: FocusEvent<HTMLButtonElement>) {
    if (!isOpen) onBlur?.(event);
  }

  return (
    <ChoiceField {...field} value={value} trigger={trigger}>
      <ChoiceTrigger
        ref={composedRef}
        size={size}
        text={shown?.value === value ? shown.label : undefined}
        placeholder={placeholder}
        popup="dialog"
        popupId={popupId}
        isOpen={isOpen}
        onPointerEnter={LazyPopup.preload}
        onFocus={LazyPopup.preload}
        onKeyDown={handleKeyDown}
        onClick={() => setOpen(!isOpen)}
        onBlur={handleBlur}
      />
      {isOpen && trigger ? (
        <LazyPopup
          id={popupId}
          label={field.label}
          onClose={() => setOpen(false)}
          onChoose={(option) => {
            setChosen(option);
            setValue(option.value);
          }}
          {...{ trigger, options, value, searchLabel, emptyText, isLoading, loadingText }}
          onSearchChange={onSearchChange}
        />
      ) : null}
    </ChoiceField>
  );
}
