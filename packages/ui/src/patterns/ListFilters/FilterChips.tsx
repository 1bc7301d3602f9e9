import { controlsTexts, figuresTexts, useFormats, useToday, useTranslation } from '@platform/i18n';
import { unlessComposing } from '@platform/i18n/text';
import { X } from 'lucide';
import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { showTruncationTooltip } from '../../components/DataTable/showTruncationTooltip.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ChipText, RemoveButton } from '../../components/TagInput/TagInput.styles.ts';
import { Chip, Chips } from './FilterChips.styles.ts';
import { filterChips } from './chipsOfFilters.ts';
import type { FilterChip } from './chipsOfFilters.ts';
import type { ListFilterItem } from './types.ts';

export interface FilterChipsProps {
  items: readonly ListFilterItem[];
  /** Button that gets the focus after the last chip was removed. */
  filterButton: RefObject<HTMLElement | null>;
  /** Called with the text of a removed chip. */
  onRemoved: (text: string) => void;
}

/** Chosen values of the filters that are in the sheet, each with a button that removes it. */
export function FilterChips({ items, filterButton, onRemoved }: FilterChipsProps) {
  const t = useTranslation(controlsTexts, figuresTexts);
  const formats = useFormats();
  const today = useToday();
  const [buttons] = useState(() => new Map<string, HTMLButtonElement>());
  const chips = filterChips(items, { t, formats, today });

  function remove(chip: FilterChip): void {
    const removable = chips.filter(({ onRemove }) => onRemove);
    const next = removable[removable.indexOf(chip) + 1];
    // Before the chip is removed, because the focus would be lost with it.
    const target = next ? buttons.get(next.key) : filterButton.current;
    target?.focus();
    chip.onRemove?.();
    onRemoved(chip.text);
  }

  function handleKeyDown(event: KeyboardEvent, chip: FilterChip): void {
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || event.repeat) return;
    event.preventDefault();
    remove(chip);
  }

  const buttonRef = (key: string) => (button: HTMLButtonElement | null) => {
    if (!button) return undefined;
    buttons.set(key, button);
    return () => {
      buttons.delete(key);
    };
  };

  return (
    <Chips aria-label={t('controls.filter.active')}>
      {chips.map((chip) => (
        <Chip key={chip.key} data-fixed={chip.onRemove ? undefined : true}>
          <ChipText onPointerOver={showTruncationTooltip}>{chip.text}</ChipText>
          {chip.onRemove ? (
            <RemoveButton
              ref={buttonRef(chip.key)}
              type="button"
              aria-label={t('controls.filter.remove', { name: chip.text })}
              onClick={() => remove(chip)}
              onKeyDown={unlessComposing((event: KeyboardEvent) => handleKeyDown(event, chip))}
            >
              <Icon icon={X} />
            </RemoveButton>
          ) : null}
        </Chip>
      ))}
    </Chips>
  );
}
