import { paletteTexts, useTranslation } from '@platform/i18n';
import { useCombobox } from 'downshift';
import { Search as SearchIcon } from 'lucide';
import { useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { matchesKeys } from '../../shortcuts/matchesKeys.ts';
import { Caption, Layer, List, Message, More, Search, Surface } from './CommandPalette.styles.ts';
import { createFind } from './findItems.ts';
import { wordsOf } from './foldText.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import type { PaletteGroup, PaletteItem } from './types.ts';

export interface PaletteLayerProps {
  /** What can be found, in the order it is shown. Keep it stable between renders. */
  groups: readonly PaletteGroup[];
  /** Asked to close: a row was chosen, Escape, the backdrop, or the keys that open it. */
  onClose: (reason: OpenChangeReason) => void;
}

const findInput = (surface: HTMLElement) => surface.querySelector('input');

/** Tells downshift to leave an event to us. */
function takeOver(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** The open palette: a field and what it finds; WAI-ARIA APG "Combobox" in a dialog. */
export function PaletteLayer({ groups, onClose }: PaletteLayerProps) {
  const t = useTranslation(paletteTexts);
  const [typed, setTyped] = useState('');
  const find = useMemo(() => createFind(groups), [groups]);
  const words = useMemo(() => wordsOf(typed), [typed]);
  const found = useMemo(() => find(words), [find, words]);
  const items = useMemo(() => found.flatMap((group) => group.items), [found]);

  const combobox = useCombobox<PaletteItem>({
    items,
    itemToString: (item) => item?.label ?? '',
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
  });

  /** The focus goes back first, so that a dialog which follows knows its opener. */
  function choose(item: PaletteItem | undefined): void {
    if (!item || item.disabledReason) return;
    flushSync(() => onClose('item-press'));
    item.onSelect();
  }

  function handleInputKey(event: KeyboardEvent): void {
    // Escape is the layer's: it closes the palette.
    if (event.key === 'Escape') takeOver(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    takeOver(event);
    choose(items[combobox.highlightedIndex]);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!matchesKeys(event.nativeEvent, 'mod+k')) return;
    event.preventDefault();
    onClose('escape-key');
  }

  // Asked for here, since the portal renders its children a commit later.
  const menuProps = combobox.getMenuProps(
    { 'aria-label': t('palette.label') },
    { suppressRefError: true },
  );
  const inputProps = combobox.getInputProps(
    {
      'aria-label': t('palette.search'),
      placeholder: t('palette.search'),
      autoComplete: 'off',
      spellCheck: false,
      enterKeyHint: 'go',
      ...(items.length === 0 && { 'aria-activedescendant': undefined }),
      onChange: (event) => setTyped(event.currentTarget.value),
      onKeyDown: handleInputKey,
    },
    { suppressRefError: true },
  );
  let place = 0;

  return (
    <Layer onClose={onClose} isDismissable firstFocus={findInput}>
      {(setSurface) => (
        <Surface ref={setSurface} aria-label={t('palette.label')} onKeyDown={handleKeyDown}>
          <Search>
            <Icon icon={SearchIcon} />
            <input {...inputProps} />
          </Search>
          <List {...menuProps}>
            {found.map((group) => (
              // oxlint-disable-next-line prefer-tag-over-role -- a listbox takes no other groups
              <div key={group.id} role="group" aria-label={group.label}>
                <Caption aria-hidden="true">{group.label}</Caption>
                {group.items.map((item) => {
                  const index = place++;
                  return (
                    <PaletteRow
                      key={item.id}
                      {...combobox.getItemProps({
                        item,
                        index,
                        onClick: (event: MouseEvent) => {
                          takeOver(event);
                          choose(item);
                        },
                      })}
                      item={item}
                      words={words}
                      isActive={index === combobox.highlightedIndex}
                    />
                  );
                })}
                {group.more > 0 ? (
                  <More aria-hidden="true">{t('palette.more', { count: group.more })}</More>
                ) : null}
              </div>
            ))}
          </List>
          <Message data-silent={items.length > 0 || undefined}>
            {items.length > 0
              ? t('palette.found', { count: items.length })
              : t('palette.nothing', { search: typed.trim() })}
          </Message>
          <PaletteFoot />
        </Surface>
      )}
    </Layer>
  );
}
