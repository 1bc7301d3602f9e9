import { paletteTexts, useTranslation } from '@platform/i18n';
import { trimText, unlessComposing } from '@platform/i18n/text';
import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { Search as SearchIcon } from 'lucide';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/Icon/Icon.tsx';
import { afterPaint } from '../../internal/afterPaint.ts';
import {
  ignoreWhileComposing,
  preventDownshiftDefault,
} from '../../internal/preventDownshiftDefault.ts';
import { List, Message, Search } from './CommandPalette.styles.ts';
import { createFinder } from './findItems.ts';
import { wordsOf } from './markMatches.ts';
import { PaletteRows } from './PaletteRows.tsx';
import type { CommandPaletteProps, PaletteItem } from './types.ts';

/** Keeps the active row when the pointer or focus leaves the list. */
function keepActive(
  { highlightedIndex }: UseComboboxState<PaletteItem>,
  { type, changes }: UseComboboxStateChangeOptions<PaletteItem>,
) {
  const { InputBlur, MenuMouseLeave } = useCombobox.stateChangeTypes;
  return type === InputBlur || type === MenuMouseLeave ? { ...changes, highlightedIndex } : changes;
}

/** Reading the position during a commit would force a layout. */
function revealBeforePaint(row: HTMLElement | null): void {
  requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }));
}

export function PaletteSearch({ groups, onClose }: CommandPaletteProps) {
  const t = useTranslation(paletteTexts);
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const { find, prepare } = useMemo(() => createFinder(groups), [groups]);
  useEffect(() => afterPaint(prepare), [prepare]);
  const words = useMemo(() => wordsOf(searched), [searched]);
  const found = useMemo(() => find(searched), [find, searched]);
  const items = useMemo(() => found.flatMap((group) => group.items), [found]);

  const combobox = useCombobox<PaletteItem>({
    items,
    itemToString: (item) => item?.label ?? '',
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    stateReducer: keepActive,
    scrollIntoView: revealBeforePaint,
  });

  /** Returns the focus first, so that a dialog opened by the item knows its opener. */
  const choose = useCallback(
    (item: PaletteItem | undefined): void => {
      if (!item || item.disabledReason) return;
      flushSync(() => onClose('item-press'));
      item.onSelect();
    },
    [onClose],
  );

  /** The active item for the typed text, which may not have rendered yet. */
  function activeItem(): PaletteItem | undefined {
    const isShown = searched === typed;
    const all = isShown ? items : find(typed).flatMap((group) => group.items);
    return all[combobox.highlightedIndex];
  }

  const handleKeyDown = unlessComposing((event: KeyboardEvent) => {
    // Escape closes the palette.
    if (event.key === 'Escape') preventDownshiftDefault(event);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    preventDownshiftDefault(event);
    choose(activeItem());
  });

  const inputProps = combobox.getInputProps({
    'aria-label': t('palette.search'),
    placeholder: t('palette.search'),
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'go',
    ...(items.length === 0 && { 'aria-activedescendant': undefined }),
    onChange: (event) => setTyped(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => {
      ignoreWhileComposing(event);
      handleKeyDown(event);
    },
  });

  return (
    <>
      <Search>
        <Icon icon={SearchIcon} />
        <input {...inputProps} />
      </Search>
      <List {...combobox.getMenuProps({ 'aria-label': t('palette.label') })}>
        <PaletteRows
          groups={found}
          words={words}
          activeIndex={combobox.highlightedIndex}
          getItemProps={combobox.getItemProps}
          onChoose={choose}
        />
      </List>
      <Message data-silent={items.length > 0 || undefined}>
        {items.length > 0
          ? t('palette.found', { count: items.length })
          : t('palette.nothing', { search: trimText(searched) })}
      </Message>
    </>
  );
}
