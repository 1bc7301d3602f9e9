import { fieldsTexts, useComponentTexts } from '@platform/i18n';
import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { focusClicked } from '../../internal/focusClicked.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useOpen } from '../../internal/useOpen.ts';
import { ChoiceField } from '../Select/ChoiceField.tsx';
import { ChoiceTrigger } from '../Select/ChoiceTrigger.tsx';
import { splitChoiceProps } from '../Select/splitChoiceProps.ts';
import { isOpeningKey } from '../Select/startIndex.ts';
import type { ChoiceFieldProps } from '../Select/types.ts';
import { chosenText } from './chosenText.ts';
import { noKeys, afterOpeningKey, withKey } from './bufferedKeys.ts';

export interface ComboboxProps extends ChoiceFieldProps {
  /** Accessible name and placeholder of the filter. @default 'Search' */
  searchLabel?: string;
  /** Shown if no option matches. @default 'Nothing found' */
  emptyText?: string;
  /** Shows three skeleton rows instead of the options. @default false */
  isLoading?: boolean;
  /** Announced while the options load. @default 'Loading…' */
  loadingText?: string;
  /** Called with the filter text. Replaces the built-in filtering: pass the matching `options`. */
  onSearchChange?: (typed: string) => void;
}

const LazyPopup = lazyComponent(() => import('./ComboboxPopup.tsx'), 'ComboboxPopup');

/** One of many, with a filter. `className` and `style` reach the root, the rest the trigger. */
export function Combobox({
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
  searchLabel,
  emptyText,
  isLoading = false,
  loadingText,
  onSearchChange,
  ...props
}: ComboboxProps) {
  const t = useComponentTexts(fieldsTexts);
  const [field, rest] = splitChoiceProps(props);
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const [value, setValue] = useControllableState({
    value: controlled,
    defaultValue,
    onValueChange,
  });
  const popupId = useId();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const composedRef = useComposedRefs(ref, setTrigger);
  /** Kept, because filtered `options` may not include the chosen one. */
  const [chosen, setChosen] = useState(() => options.find((option) => option.value === value));
  const shown = options.find((option) => option.value === value) ?? chosen;

  const [buffered, setBuffered] = useState(noKeys);

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false, 'escape-key');
    } else if (!isOpen && isPlain && isOpeningKey(key)) {
      event.preventDefault();
      setBuffered(afterOpeningKey(key));
      setOpen(true, 'trigger-press');
    } else if (isOpen && isPlain) {
      const next = withKey(buffered, key);
      if (!next) return;
      event.preventDefault();
      setBuffered(next);
    }
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    focusClicked(event.currentTarget);
    setBuffered(noKeys);
    setOpen(!isOpen, 'trigger-press');
  }

  function handleBlur(event: FocusEvent<HTMLButtonElement>) {
    if (!isOpen) rest.onBlur?.(event);
  }

  return (
    <ChoiceField {...field} value={value} trigger={trigger}>
      <ChoiceTrigger
        {...mergeHandlers(rest, {
          onPointerEnter: LazyPopup.preload,
          onFocus: LazyPopup.preload,
          onKeyDown: unlessComposing(handleKeyDown),
          onClick: handleClick,
        })}
        onBlur={handleBlur}
        ref={composedRef}
        size={size}
        text={shown?.value === value ? chosenText(shown) : undefined}
        icon={shown?.value === value ? shown.icon : undefined}
        placeholder={placeholder}
        popup="dialog"
        popupId={popupId}
        isOpen={isOpen}
      />
      {isOpen && trigger ? (
        <LazyPopup
          id={popupId}
          label={field.label}
          onClose={(reason) => setOpen(false, reason)}
          onChoose={(option) => {
            setChosen(option);
            setValue(option.value);
          }}
          {...{ trigger, options, value, isLoading }}
          searchLabel={searchLabel ?? t('fields.options.search')}
          emptyText={emptyText ?? t('fields.options.none')}
          loadingText={loadingText ?? t('common.loading')}
          onSearchChange={onSearchChange}
          bufferedKeys={buffered}
        />
      ) : null}
    </ChoiceField>
  );
}
