import { useFloating } from '@floating-ui/react';
import { useSelect } from 'downshift';
import { Check } from 'lucide';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Portal } from '../../internal/Portal.tsx';
import { followAnchor } from '../../internal/followAnchor.ts';
import { playExitAnimation } from '../../internal/playExitAnimation.ts';
import { useElement } from '../../internal/useElement.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { listboxMiddleware } from '../../internal/popupMiddleware.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Option, Popup } from './Listbox.styles.ts';
import { OptionText } from './OptionText.tsx';
import { startIndex } from './startIndex.ts';
import type { SelectOption } from './types.ts';

export interface TriggerHandlers {
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onBlur: (event: FocusEvent<HTMLButtonElement>) => void;
}

export interface SelectListboxProps {
  id: string;
  label: string;
  trigger: HTMLElement;
  options: readonly SelectOption[];
  value: string;
  openingKey: string;
  /** Called with the handlers for the trigger, and with null on unmount. Keep it stable. */
  onTriggerHandlers: (behaviour: TriggerHandlers | null) => void;
  onClose: (reason: OpenChangeReason) => void;
  onChoose: (value: string) => void;
  onActiveIdChange: (id: string | undefined) => void;
}

const labelOf = (option: SelectOption | null) => option?.label ?? '';
const isItemDisabled = (option: SelectOption) => Boolean(option.disabled);

/** The open list. The focus stays on the trigger, with `aria-activedescendant`. */
export function SelectListbox({ id, label, trigger, options, value, ...rest }: SelectListboxProps) {
  const { openingKey, onTriggerHandlers, onClose, onChoose, onActiveIdChange } = rest;
  const [popup, setPopup] = useElement<HTMLElement>();
  const [firstActive] = useState(() => startIndex(options, value, openingKey));
  const { floatingStyles, isPositioned } = useFloating({
    placement: 'bottom-start',
    elements: { reference: trigger, floating: popup },
    middleware: listboxMiddleware,
    whileElementsMounted: followAnchor,
  });

  const select = useSelect<SelectOption>({
    items: [...options],
    itemToString: labelOf,
    isItemDisabled,
    isOpen: true,
    initialHighlightedIndex: firstActive,
    selectedItem: options.find((option) => option.value === value) ?? null,
    menuId: id,
    getItemId: (index) => `${id}${index}`,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value);
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

  const reveal = useEffectEvent(() =>
    popup?.children[highlightedIndex]?.scrollIntoView({ block: 'nearest' }),
  );
  // Scrolls once the list has its height.
  useLayoutEffect(() => {
    if (isPositioned) reveal();
  }, [isPositioned]);

  useLayoutEffect(() => () => playExitAnimation(popup), [popup]);

  useLayoutEffect(() => {
    onActiveIdChange(highlightedIndex >= 0 ? `${id}${highlightedIndex}` : undefined);
  }, [highlightedIndex, id, onActiveIdChange]);

  return (
    <Portal>
      <Popup
        style={floatingStyles}
        {...getMenuProps({ 'aria-label': label, ref: setPopup }, { suppressRefError: true })}
      >
        {options.map((option, index) => (
          <Option
            key={option.value}
            {...getItemProps({ item: option, index })}
            data-active={index === highlightedIndex ? true : undefined}
          >
            <OptionText {...option} />
            {option.value === value ? <Icon icon={Check} /> : null}
          </Option>
        ))}
      </Popup>
    </Portal>
  );
}
