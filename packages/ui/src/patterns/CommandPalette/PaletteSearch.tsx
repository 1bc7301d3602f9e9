import { paletteTexts, useTranslation } from '@platform/i18n';
import { trimText, unlessComposing } from '@platform/i18n/text';
import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { ArrowLeft, Search as SearchIcon } from 'lucide';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { afterPaint } from '../../internal/afterPaint.ts';
import {
  ignoreWhileComposing,
  preventDownshiftDefault,
} from '../../internal/preventDownshiftDefault.ts';
import { useElement } from '../../internal/useElement.ts';
import { List, Search } from './CommandPalette.styles.ts';
import { createFinder } from './findItems.ts';
import { levelKey } from './levelKey.ts';
import { wordsOf } from './markMatches.ts';
import { PaletteMessages } from './PaletteMessages.tsx';
import { PaletteRows } from './PaletteRows.tsx';
import type { CommandPaletteProps, PaletteItem } from './types.ts';
import { usePaletteLevel } from './usePaletteLevel.ts';

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

export function PaletteSearch(props: CommandPaletteProps) {
  const { onClose, onSearchChange, isSearching = false, searchFailure } = props;
  const t = useTranslation(paletteTexts);
  const hintId = useId();
  const [input, setInput] = useElement<HTMLInputElement>();
  const [typed, setTyped] = useState('');
  const level = usePaletteLevel(props.groups, typed, setTyped);
  const { groups, opened } = level;
  const searched = useDeferredValue(typed);
  const { find, prepare } = useMemo(() => createFinder(groups), [groups]);
  useEffect(() => afterPaint(prepare), [prepare]);
  const words = useMemo(() => wordsOf(searched), [searched]);
  const found = useMemo(() => find(searched), [find, searched]);
  const items = useMemo(() => found.flatMap((group) => group.items), [found]);
  // Found by id, not by index: items found by a service may be inserted before it.
  const [activeId, setActiveId] = useState<string | null>(null);
  const activeIndexIn = (rows: readonly PaletteItem[]) =>
    Math.max(
      0,
      rows.findIndex(({ id }) => id === activeId),
    );

  const combobox = useCombobox<PaletteItem>({
    items,
    itemToString: (item) => item?.label ?? '',
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    highlightedIndex: activeIndexIn(items),
    defaultHighlightedIndex: 0,
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      const isTyping = type === useCombobox.stateChangeTypes.InputChange;
      setActiveId(isTyping ? null : (items[highlightedIndex]?.id ?? null));
    },
    stateReducer: keepActive,
    scrollIntoView: revealBeforePaint,
  });

  function changeSearch(search: string): void {
    setTyped(search);
    setActiveId(null);
    if (!opened) onSearchChange?.(trimText(search));
  }

  const { open } = level;
  const openActions = useCallback(
    (item: PaletteItem | undefined): boolean => {
      const isOpened = open(item);
      if (isOpened) setActiveId(null);
      return isOpened;
    },
    [open],
  );

  function leave(): boolean {
    if (!opened || !level.leave()) return false;
    setActiveId(opened.id);
    input?.focus();
    return true;
  }

  /** Returns the focus first, so that a dialog opened by the item knows its opener. */
  const choose = useCallback(
    (item: PaletteItem | undefined): void => {
      if (!item || item.disabledReason) return;
      if (item.onSelect) {
        flushSync(() => onClose('item-press'));
        item.onSelect();
      } else openActions(item);
    },
    [onClose, openActions],
  );

  const labelOfLevel = (item: PaletteItem): string =>
    item.onSelect ? t('palette.actionsFor', { name: item.label }) : item.label;

  /** The active item for the typed text, which may not have rendered yet. */
  function activeItem(): PaletteItem | undefined {
    const isShown = searched === typed;
    const all = isShown ? items : find(typed).flatMap((group) => group.items);
    return all[activeIndexIn(all)];
  }

  const handleKeyDown = unlessComposing((event: KeyboardEvent<HTMLInputElement>) => {
    // Escape closes the palette.
    if (event.key === 'Escape') preventDownshiftDefault(event);
    const step = levelKey(event);
    if ((step === 'in' && openActions(activeItem())) || (step === 'out' && leave())) {
      event.preventDefault();
      preventDownshiftDefault(event);
      return;
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    preventDownshiftDefault(event);
    choose(activeItem());
  });

  const label = opened ? labelOfLevel(opened) : t('palette.search');
  const hasActions = items[activeIndexIn(items)]?.actions !== undefined;
  const inputProps = combobox.getInputProps({
    ref: setInput,
    'aria-label': label,
    'aria-describedby': hasActions ? hintId : undefined,
    placeholder: label,
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'go',
    ...(items.length === 0 && { 'aria-activedescendant': undefined }),
    onChange: (event) => changeSearch(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      ignoreWhileComposing(event);
      handleKeyDown(event);
    },
  });

  return (
    <>
      <Search>
        {opened ? (
          <IconButton
            label={t('palette.back')}
            icon={<Icon icon={ArrowLeft} />}
            size="small"
            onClick={leave}
          />
        ) : (
          <Icon icon={SearchIcon} />
        )}
        <input {...inputProps} />
        {isSearching ? <Spinner /> : null}
      </Search>
      <VisuallyHidden id={hintId}>{t('palette.actionsHint')}</VisuallyHidden>
      <List {...combobox.getMenuProps({ 'aria-label': opened ? label : t('palette.label') })}>
        <PaletteRows
          groups={found}
          words={words}
          activeIndex={activeIndexIn(items)}
          getItemProps={combobox.getItemProps}
          onChoose={choose}
          onOpenActions={openActions}
        />
      </List>
      <PaletteMessages
        count={items.length}
        search={trimText(searched)}
        isSearching={isSearching && !opened}
        failure={opened ? undefined : searchFailure}
      />
    </>
  );
}
