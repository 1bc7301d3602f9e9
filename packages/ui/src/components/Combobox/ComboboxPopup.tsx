import { useFloating } from '@floating-ui/react';
import { unlessComposing } from '@platform/i18n/text';
import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { Search as SearchIcon } from 'lucide';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Portal } from '../../internal/Portal.tsx';
import { followAnchor } from '../../internal/followAnchor.ts';
import { playExitAnimation } from '../../internal/playExitAnimation.ts';
import { useElement } from '../../internal/useElement.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { listboxMiddleware } from '../../internal/popupMiddleware.ts';
import { holdsFocus } from '../../internal/holdsFocus.ts';
import { ignoreWhileComposing } from '../../internal/preventDownshiftDefault.ts';
import { returnFocus } from '../../internal/keptFocus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { isSkipped, isUnavailable, refusedState } from '../Select/availability.ts';
import type { SelectOption } from '../Select/types.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { Popup, Search, SearchInput } from './ComboboxPopup.styles.ts';
import { filterOptions } from './filterOptions.ts';
import type { BufferedKeys } from './bufferedKeys.ts';

export interface ComboboxPopupProps {
  id: string;
  label: string;
  trigger: HTMLElement;
  options: readonly SelectOption[];
  value: string;
  searchLabel: string;
  emptyText: string;
  isLoading: boolean;
  loadingText: string;
  onSearchChange: ((typed: string) => void) | undefined;
  bufferedKeys: BufferedKeys;
  onChoose: (option: SelectOption) => void;
  onClose: (reason: OpenChangeReason) => void;
}

const nothing: SelectOption[] = [];

/** Blurring the filter selects nothing: only Enter and a click do, on an available option. */
function keepChoice(
  state: UseComboboxState<SelectOption>,
  { type, changes }: UseComboboxStateChangeOptions<SelectOption>,
) {
  const isBlur = type === useCombobox.stateChangeTypes.InputBlur;
  if (isBlur) return { ...changes, selectedItem: state.selectedItem };
  return refusedState(state, changes) ?? changes;
}

export function ComboboxPopup({ id, label, trigger, options, value, ...rest }: ComboboxPopupProps) {
  const { searchLabel, isLoading, onSearchChange, onChoose, onClose } = rest;
  const [popup, setPopup] = useElement<HTMLElement>();
  const [buffered] = useState(rest.bufferedKeys);
  const [typed, setTyped] = useState(buffered.text);
  const matches = onSearchChange ? [...options] : filterOptions(options, typed);
  const items = isLoading ? nothing : matches;
  const firstIndex = Math.max(
    0,
    items.findIndex((option) => option.value === value),
  );

  const { floatingStyles, isPositioned } = useFloating({
    placement: 'bottom-start',
    elements: { reference: trigger, floating: popup },
    middleware: listboxMiddleware,
    whileElementsMounted: followAnchor,
  });
  const combobox = useCombobox<SelectOption>({
    items,
    itemToString: (option) => option?.label ?? '',
    isItemDisabled: isSkipped,
    isOpen: true,
    inputValue: typed,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: firstIndex,
    selectedItem: options.find((option) => option.value === value) ?? null,
    stateReducer: keepChoice,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      const isBlur = type === useCombobox.stateChangeTypes.InputBlur;
      if (!isOpen) onClose(isBlur ? 'focus-out' : 'item-press');
    },
  });

  /** With a custom filter the results are still loading, so an early Enter is ignored. */
  const chooseEarly = useEffectEvent(() => {
    const option = onSearchChange ? undefined : items[firstIndex];
    if (!buffered.isEntered || !option || isUnavailable(option)) return;
    onChoose(option);
    onClose('item-press');
  });
  useLayoutEffect(() => {
    if (!popup) return undefined;
    // Downshift owns the refs of the filter and of the options.
    popup.querySelector('input')?.focus({ preventScroll: true });
    chooseEarly();
    return () => {
      if (holdsFocus(popup)) returnFocus(trigger);
      playExitAnimation(popup);
    };
  }, [popup, trigger]);

  // Scrolls once the list has its size.
  useLayoutEffect(() => {
    if (isPositioned) popup?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [isPositioned, popup]);

  // A custom filter starts with the buffered text.
  useLayoutEffect(() => onSearchChange?.(buffered.text), [onSearchChange, buffered]);

  // Called early, because the portal renders its children one commit later.
  const menuProps = combobox.getMenuProps({ 'aria-label': label }, { suppressRefError: true });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    if (event.key === 'Escape') {
      // Escape closes the innermost layer only; a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
    }
    trigger.focus();
    onClose(event.key === 'Tab' ? 'tab-key' : 'escape-key');
  }

  return (
    <Portal>
      <Popup
        ref={setPopup}
        id={id}
        aria-label={label}
        style={floatingStyles}
        onKeyDown={unlessComposing(handleKeyDown)}
        onClick={(event) => event.stopPropagation()}
      >
        <Search>
          <Icon icon={SearchIcon} />
          <SearchInput
            {...combobox.getInputProps(
              {
                'aria-label': searchLabel,
                placeholder: searchLabel,
                // Without items downshift would point to an option that does not exist.
                ...(items.length === 0 && { 'aria-activedescendant': undefined }),
                onKeyDown: ignoreWhileComposing,
                onChange: (event) => {
                  setTyped(event.currentTarget.value);
                  onSearchChange?.(event.currentTarget.value);
                },
              },
              { suppressRefError: true },
            )}
          />
        </Search>
        <ComboboxList
          {...{ items, value, isLoading, menuProps }}
          {...rest}
          getItemProps={combobox.getItemProps}
          activeIndex={combobox.highlightedIndex}
        />
      </Popup>
    </Portal>
  );
}
