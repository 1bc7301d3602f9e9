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
import { keepComposition, keepFromDownshift } from '../../internal/keepFromDownshift.ts';
import { List, Message, Search } from './CommandPalette.styles.ts';
import { createFinder } from './findItems.ts';
import { wordsOf } from './markMatches.ts';
import { PaletteRows } from './PaletteRows.tsx';
import type { CommandPaletteProps, PaletteItem } from './types.ts';

/** A row is active as long as there is one, wherever the pointer or the focus goes. */
function keepActive(
  { highlightedIndex }: UseComboboxState<PaletteItem>,
  { type, changes }: UseComboboxStateChangeOptions<PaletteItem>,
) {
  const { InputBlur, MenuMouseLeave } = useCombobox.stateChangeTypes;
  return type === InputBlur || type === MenuMouseLeave ? { ...changes, highlightedIndex } : changes;
}

/** Asked for in the middle of a commit, the place of a row would have the page laid out twice. */
function revealBeforePaint(row: HTMLElement | null): void {
  requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }));
}

/** The field and what it finds. A key shows in the field at once, and its rows right after. */
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

  /** The focus goes back first, so that a dialog which follows knows its opener. */
  const choose = useCallback(
    (item: PaletteItem | undefined): void => {
      if (!item || item.disabledReason) return;
      flushSync(() => onClose('item-press'));
      item.onSelect();
    },
    [onClose],
  );

  /** The active row for what is typed, which may not be shown yet. */
  function activeItem(): PaletteItem | undefined {
    const isShown = searched === typed;
    const all = isShown ? items : find(typed).flatMap((group) => group.items);
    return all[combobox.highlightedIndex];
  }

  const handleKeyDown = unlessComposing((event: KeyboardEvent) => {
    // Escape is the layer's: it closes the palette.
    if (event.key === 'Escape') keepFromDownshift(event);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keepFromDownshift(event);
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
      keepComposition(event);
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
