import { controlsTexts, useTranslation } from '@platform/i18n';
import { isComposing } from '@platform/i18n/text';
import { Search, X } from 'lucide';
import { use, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { focusFirstRow } from '../../components/DataTable/rowTabStops.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { returnFocus } from '../../internal/keptFocus.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { ListRefsContext } from './ListRefsContext.ts';

export interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string;
  /** Search text. */
  value: string;
  /** Called with the text on each keystroke, and with '' when it is cleared. */
  onValueChange: (value: string) => void;
  /** Called when the field receives the focus. */
  onFocus?: (() => void) | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * `/` focuses it; the down arrow and Enter move to the first row found. Escape clears it, then moves
 * the focus to the page's heading.
 */
export function SearchField({ ref, label, value, onValueChange, onFocus }: SearchFieldProps) {
  const t = useTranslation(controlsTexts);
  const ownRef = useRef<HTMLInputElement>(null);
  const refs = use(ListRefsContext);
  const inputRef = refs?.search ?? ownRef;
  const composedRef = useComposedRefs(ref, inputRef);

  function clear(): void {
    onValueChange('');
    inputRef.current?.focus();
  }

  const { 'aria-keyshortcuts': keys } = useShortcut({
    keys: '/',
    label,
    onPress: () => {
      inputRef.current?.focus();
      inputRef.current?.select();
    },
  });

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      if (focusFirstRow(refs?.table.current ?? null)) event.preventDefault();
      return;
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (value) return clear();
    event.currentTarget.blur();
    // Moves the focus to the heading, so that Tab continues from there.
    returnFocus(null);
  }

  return (
    <TextField
      ref={composedRef}
      type="search"
      label={label}
      isLabelHidden
      placeholder={label}
      fitsPlaceholder
      startIcon={<Icon icon={Search} />}
      endSlot={
        value ? (
          <IconButton
            size="small"
            label={t('controls.search.clear')}
            tooltip={false}
            icon={<Icon icon={X} />}
            onClick={clear}
          />
        ) : undefined
      }
      aria-keyshortcuts={keys}
      onFocus={onFocus}
      onKeyDown={handleKeyDown}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
