import { useFloating } from '@floating-ui/react';
import { unlessComposing } from '@platform/i18n/text';
import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { Search as SearchIcon } from 'lucide';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Portal } from '../../internal/Portal.tsx';
import { followAnchor } from '../../internal/followAnchor.ts';
import { fadeAway } from '../../internal/fadeAway.ts';
import { useElement } from '../../internal/useElement.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { listboxMiddleware } from '../../internal/popupMiddleware.ts';
import { holdsFocus } from '../../internal/holdsFocus.ts';
import { keepComposition } from '../../internal/keepFromDownshift.ts';
import { returnFocus } from '../../internal/returnFocus.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { SelectOption } from '../Select/types.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { Popup, Search, SearchInput } from './ComboboxPopup.styles.ts';
import type { EarlyKeys } from './earlyKeys.ts';
import { filterOptions } from './filterOptions.ts';

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
  /** What was pressed before the popup was there. */
  early: EarlyKeys;
  onChoose: (option: SelectOption) => void;
  onClose: (reason: OpenChangeReason) => void;
}

const nothing: SelectOption[] = [];

/** Leaving the filter chooses nothing: only Enter and a click do. */
function keepChoiceOnBlur(
  state: UseComboboxState<SelectOption>,
  { type, changes }: UseComboboxStateChangeOptions<SelectOption>,
) {
  const isBlur = type === useCombobox.stateChangeTypes.InputBlur;
  return isBlur ? { ...changes, selectedItem: state.selectedItem } : changes;
}

/** The open popup: a filter and the options that match, the first one active. */
export function ComboboxPopup({ id, label, trigger, options, value, ...rest }: ComboboxPopupProps) {
  const { searchLabel, isLoading, onSearchChange, onChoose, onClose } = rest;
  const [popup, setPopup] = useElement<HTMLElement>();
  const [early] = useState(rest.early);
  const [typed, setTyped] = useState(early.text);
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
    isItemDisabled: (option) => Boolean(option.disabled),
    isOpen: true,
    inputValue: typed,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: firstIndex,
    selectedItem: options.find((option) => option.value === value) ?? null,
    stateReducer: keepChoiceOnBlur,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      const isBlur = type === useCombobox.stateChangeTypes.InputBlur;
      if (!isOpen) onClose(isBlur ? 'focus-out' : 'item-press');
    },
  });

  /** What somebody else filters is not there yet: then Enter was too early. */
  const chooseEarly = useEffectEvent(() => {
    const option = onSearchChange ? undefined : items[firstIndex];
    if (!early.isEntered || !option || option.disabled) return;
    onChoose(option);
    onClose('item-press');
  });
  useLayoutEffect(() => {
    if (!popup) return undefined;
    popup.querySelector('input')?.focus({ preventScroll: true });
    chooseEarly();
    return () => {
      if (holdsFocus(popup)) returnFocus(trigger);
      fadeAway(popup);
    };
  }, [popup, trigger]);

  // Only now the list has its size, so that it can scroll.
  useLayoutEffect(() => {
    if (isPositioned) popup?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [isPositioned, popup]);

  // Whoever filters starts again with what the field begins with.
  useLayoutEffect(() => onSearchChange?.(early.text), [onSearchChange, early]);

  // Asked for here, since the portal renders its children a commit later.
  const menuProps = combobox.getMenuProps({ 'aria-label': label }, { suppressRefError: true });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    if (event.key === 'Escape') {
      // The innermost layer takes the key; a dialog around it stays.
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
                // An active option that is not there must not be pointed to.
                ...(items.length === 0 && { 'aria-activedescendant': undefined }),
                onKeyDown: keepComposition,
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
