import { choicesTexts, fieldsTexts, useComponentTexts } from '@platform/i18n';
import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { focusClicked } from '../../internal/focusClicked.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { typeKey } from '../../internal/typeKey.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useOpen } from '../../internal/useOpen.ts';
import { ChoiceField } from '../Select/ChoiceField.tsx';
import { ChoiceTrigger } from '../Select/ChoiceTrigger.tsx';
import { ClearButton } from '../Select/ClearButton.tsx';
import { ClearableControl } from '../Select/ClearButton.styles.ts';
import { splitChoiceProps } from '../Select/splitChoiceProps.ts';
import { isLetter, isOpeningKey } from '../Select/startIndex.ts';
import type { SelectValue } from '../Select/types.ts';
import { clearAll } from './selection.ts';
import type { MultiSelectProps } from './types.ts';

const LazyPopup = lazyComponent(() => import('./MultiSelectPopup.tsx'), 'MultiSelectPopup');

/** Above this number of options, typing is faster than reading the list. */
const MAX_UNSEARCHED = 8;
const MAX_LABELS = 2;
const NO_VALUES: readonly never[] = [];

/** Several of many. `className` and `style` reach the root, the rest and `ref` the trigger. */
export function MultiSelect<Value extends SelectValue>(
  props: MultiSelectProps<Value>,
): ReactElement;
/** `ComponentProps` and `styled()` take the last signature, so their values are strings. */
export function MultiSelect(props: MultiSelectProps): ReactElement;
export function MultiSelect<Value extends SelectValue>({
  options,
  value: controlled,
  defaultValue = NO_VALUES,
  onValueChange,
  isSearchable = options.length > MAX_UNSEARCHED,
  searchLabel,
  emptyText,
  summary,
  clearLabel,
  placeholder,
  size = 'medium',
  open,
  defaultOpen,
  onOpenChange,
  ref,
  ...props
}: MultiSelectProps<Value>) {
  const t = useComponentTexts(choicesTexts, fieldsTexts);
  const [{ name, ...field }, rest] = splitChoiceProps(props);
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const [values, setValues] = useControllableState<readonly Value[]>({
    value: controlled,
    defaultValue,
    onValueChange,
  });
  const popupId = useId();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const composedRef = useComposedRefs(ref, setTrigger);
  /** Letters typed before the popup has loaded and taken the focus. */
  const [openingText, setOpeningText] = useState('');
  const chosen = options.filter(({ value }) => values.includes(value));
  const canClear = clearAll(values, options).length < values.length && !field.disabled;
  const labels = chosen.map(({ label }) => label).join(', ');
  const isShort = chosen.length <= MAX_LABELS;

  function textOf() {
    if (chosen.length === 0) return undefined;
    if (summary) return summary(chosen);
    return isShort ? labels : t('choices.selected', { count: chosen.length });
  }

  function openBy(text: string) {
    setOpeningText(text);
    setOpen(true, 'trigger-press');
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false, 'escape-key');
    } else if (!isOpen && isOpeningKey(key)) openBy(isLetter(key) ? key : '');
    else if (isOpen && typeKey(openingText, key) !== null) {
      setOpeningText(typeKey(openingText, key) ?? '');
    } else return;
    event.preventDefault();
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    focusClicked(event.currentTarget);
    if (isOpen) setOpen(false, 'trigger-press');
    else openBy('');
  }

  function handleBlur(event: FocusEvent<HTMLButtonElement>) {
    if (!isOpen) rest.onBlur?.(event);
  }

  return (
    <ChoiceField {...field} value="" trigger={trigger}>
      <ClearableControl data-filled={canClear || undefined}>
        <ChoiceTrigger
          title={isShort ? undefined : labels}
          {...mergeHandlers(rest, {
            onPointerEnter: LazyPopup.preload,
            onFocus: LazyPopup.preload,
            onKeyDown: unlessComposing(handleKeyDown),
            onClick: handleClick,
          })}
          onBlur={handleBlur}
          ref={composedRef}
          size={size}
          text={textOf()}
          icon={undefined}
          placeholder={placeholder}
          popup="dialog"
          popupId={popupId}
          isOpen={isOpen}
        />
        {canClear ? (
          <ClearButton
            field={field.label}
            label={clearLabel}
            onClear={() => {
              setValues(clearAll(values, options));
              trigger?.focus();
            }}
          />
        ) : null}
      </ClearableControl>
      {name
        ? values.map((value) => (
            <input
              key={JSON.stringify(value)}
              type="hidden"
              name={name}
              value={value}
              disabled={field.disabled}
            />
          ))
        : null}
      {isOpen && trigger ? (
        <LazyPopup
          id={popupId}
          label={field.label}
          searchLabel={searchLabel ?? t('fields.options.search')}
          emptyText={emptyText ?? t('fields.options.none')}
          {...{ trigger, options, values, isSearchable, openingText }}
          // The popup passes values of these options only.
          onChange={(next) => setValues(next as readonly Value[])}
          onClose={(reason) => setOpen(false, reason)}
        />
      ) : null}
    </ChoiceField>
  );
}
