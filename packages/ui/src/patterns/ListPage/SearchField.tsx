import { controlsTexts, useTranslation } from '@platform/i18n';
import { isComposing } from '@platform/i18n/text';
import { Search, X } from 'lucide';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { returnFocus } from '../../internal/returnFocus.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';

export interface SearchFieldProps {
  /** Accessible name, and what is seen while the field is empty. */
  label: string;
  /** What is searched for. */
  value: string;
  /** Called with the text at each key press, and with '' when it is cleared. */
  onValueChange: (value: string) => void;
}

/**
 * A search with a button that clears it and keeps the focus in it. `/` goes to it; Escape clears it,
 * then leaves it for the heading of the page.
 */
export function SearchField({ label, value, onValueChange }: SearchFieldProps) {
  const t = useTranslation(controlsTexts);
  const inputRef = useRef<HTMLInputElement>(null);

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
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    if (value) return clear();
    event.currentTarget.blur();
    // Not to nothing: the next Tab goes on from there.
    returnFocus(null);
  }

  return (
    <TextField
      ref={inputRef}
      type="search"
      label={label}
      isLabelHidden
      placeholder={label}
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
      onKeyDown={handleKeyDown}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
