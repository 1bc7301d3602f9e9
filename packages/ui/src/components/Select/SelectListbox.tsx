import { useFloating } from '@floating-ui/react';
import { useSelect } from 'downshift';
import type { UseSelectState, UseSelectStateChangeOptions } from 'downshift';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Portal } from '../../internal/Portal.tsx';
import { followAnchor } from '../../internal/followAnchor.ts';
import { playExitAnimation } from '../../internal/playExitAnimation.ts';
import { useElement } from '../../internal/useElement.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { listboxMiddleware } from '../../internal/popupMiddleware.ts';
import { isSkipped, isUnavailable, refusedState } from './availability.ts';
import { Option, Popup } from './Listbox.styles.ts';
import { OptionContent } from './OptionContent.tsx';
import { flatOptions, toSections } from './sections.ts';
import { SelectOptions } from './SelectOptions.tsx';
import { startIndex } from './startIndex.ts';
import type { SelectFieldProps, SelectOption, SelectValue } from './types.ts';

type AnyOption = SelectOption<SelectValue>;

export interface TriggerHandlers {
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onBlur: (event: FocusEvent<HTMLButtonElement>) => void;
}

export interface SelectListboxProps {
  id: string;
  label: string;
  trigger: HTMLElement;
  options: SelectFieldProps<SelectValue>['options'];
  value: SelectValue | null;
  openingKey: string;
  /** Called with the handlers for the trigger, and with null on unmount. Keep it stable. */
  onTriggerHandlers: (behaviour: TriggerHandlers | null) => void;
  onClose: (reason: OpenChangeReason) => void;
  /** Called with the index of the option, counted over all groups. */
  onChoose: (index: number) => void;
  onActiveIdChange: (id: string | undefined) => void;
}

const labelOf = (option: AnyOption | null) => option?.label ?? '';

function keepOpenOnRefusal(
  state: UseSelectState<AnyOption>,
  { type, changes }: UseSelectStateChangeOptions<AnyOption>,
): Partial<UseSelectState<AnyOption>> {
  const refused = refusedState(state, changes);
  if (!refused) return changes;
  if (type !== useSelect.stateChangeTypes.ToggleButtonBlur) return refused;
  return { ...changes, selectedItem: state.selectedItem };
}

/** The open list. The focus stays on the trigger, with `aria-activedescendant`. */
export function SelectListbox({ id, label, trigger, options, value, ...rest }: SelectListboxProps) {
  const { openingKey, onTriggerHandlers, onClose, onChoose, onActiveIdChange } = rest;
  const [popup, setPopup] = useElement<HTMLElement>();
  const sections = useMemo(() => toSections(options), [options]);
  const items = flatOptions(options);
  const [firstActive] = useState(() => startIndex(items, value, openingKey));
  const active = useRef<HTMLDivElement>(null);
  const { floatingStyles, isPositioned } = useFloating({
    placement: 'bottom-start',
    elements: { reference: trigger, floating: popup },
    middleware: listboxMiddleware,
    whileElementsMounted: followAnchor,
  });

  const select = useSelect<AnyOption>({
    items,
    itemToString: labelOf,
    isItemDisabled: isSkipped,
    stateReducer: keepOpenOnRefusal,
    isOpen: true,
    initialHighlightedIndex: firstActive,
    selectedItem: items.find((option) => option.value === value) ?? null,
    menuId: id,
    getItemId: (index) => `${id}${index}`,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(items.indexOf(selectedItem));
    },
    onIsOpenChange: ({ isOpen, type }) => {
      const isBlur = type === useSelect.stateChangeTypes.ToggleButtonBlur;
      if (!isOpen) onClose(isBlur ? 'focus-out' : 'item-press');
    },
  });
  const { getToggleButtonProps, getMenuProps, getItemProps, highlightedIndex } = select;

  useLayoutEffect(() => {
    const toggle = getToggleButtonProps({}, { suppressRefError: true }) as TriggerHandlers & {
      ref: (trigger: HTMLElement | null) => void;
    };
    toggle.ref(trigger);
    onTriggerHandlers(toggle);
    return () => onTriggerHandlers(null);
  }, [getToggleButtonProps, trigger, onTriggerHandlers]);

  const reveal = useEffectEvent(() => active.current?.scrollIntoView({ block: 'nearest' }));
  // Scrolls once the list has its height.
  useLayoutEffect(() => {
    if (isPositioned) reveal();
  }, [isPositioned]);

  useLayoutEffect(() => () => playExitAnimation(popup), [popup]);

  useLayoutEffect(() => {
    onActiveIdChange(highlightedIndex >= 0 ? `${id}${highlightedIndex}` : undefined);
  }, [highlightedIndex, id, onActiveIdChange]);

  function renderOption(option: AnyOption, index: number) {
    const isActive = index === highlightedIndex;
    const reasonId = `${id}reason${index}`;
    return (
      <Option
        // 1 and '1' are different values.
        key={JSON.stringify(option.value)}
        {...getItemProps({ item: option, index, ref: isActive ? active : null })}
        aria-disabled={isUnavailable(option)}
        aria-describedby={option.disabledReason ? reasonId : undefined}
        data-active={isActive ? true : undefined}
      >
        <OptionContent {...{ option, reasonId }} isChosen={option.value === value} />
      </Option>
    );
  }

  return (
    <Portal>
      <Popup
        style={floatingStyles}
        {...getMenuProps({ 'aria-label': label, ref: setPopup }, { suppressRefError: true })}
      >
        <SelectOptions {...{ id, sections, renderOption }} />
      </Popup>
    </Portal>
  );
}
