import { controlsTexts, useTranslation } from '@platform/i18n';
import { isComposing } from '@platform/i18n/text';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Bar, Heading } from './ListToolbar.styles.ts';

export interface SelectionBarProps {
  /** Number of selected rows. */
  count: number;
  /** Actions for the selected rows. */
  actions: ReactNode;
  /** Called by the clear button and by Escape. */
  onClear: () => void;
}

/** Replaces a list's toolbar; Escape clears the selection and returns the focus to the rows. */
export function SelectionBar({ count, actions, onClear }: SelectionBarProps) {
  const t = useTranslation(controlsTexts);
  const barRef = useRef<HTMLDivElement>(null);

  function clear(): void {
    // The caller renders the table, so there is no ref to it here.
    const row = barRef.current?.parentElement?.querySelector<HTMLElement>(
      '[role="grid"] [data-row][tabindex="0"]',
    );
    onClear();
    row?.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (isComposing(event)) return;
    const isInside = event.currentTarget.contains(event.target as Element);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    event.preventDefault();
    clear();
  }

  return (
    <Bar
      ref={barRef}
      role="toolbar"
      aria-label={t('controls.selection.label')}
      data-selection
      onKeyDown={handleKey}
    >
      <Heading>
        <strong>{t('controls.selection.count', { count })}</strong>
      </Heading>
      {count > 0 ? actions : null}
      <Button variant="ghost" onClick={clear}>
        {t('controls.selection.clear')}
      </Button>
    </Bar>
  );
}
