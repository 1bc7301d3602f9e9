import { ChevronRight } from 'lucide';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { renderIcon } from '../../components/Icon/renderIcon.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { ActionsMark, Row } from './PaletteRows.styles.ts';
import { markMatches } from './markMatches.ts';
import type { PaletteItem } from './types.ts';

interface PaletteRowProps extends ComponentPropsWithRef<'div'> {
  item: PaletteItem;
  words: readonly string[];
  isActive: boolean;
  soonText: string;
  onOpenActions: (item: PaletteItem) => void;
}

export function PaletteRow(props: PaletteRowProps) {
  const { item, words, isActive, soonText, onOpenActions, ...rest } = props;
  const { label, hint, icon, isSoon, keys, disabledReason, actions } = item;
  const note = disabledReason ?? hint;

  function handleActionsClick(event: MouseEvent): void {
    event.stopPropagation();
    onOpenActions(item);
  }

  return (
    <Row
      {...rest}
      aria-disabled={disabledReason ? true : undefined}
      data-active={isActive || undefined}
    >
      {renderIcon(icon)}
      <span data-label title={label}>
        {words.length === 0
          ? label
          : markMatches(label, words).map(({ text, isMatch }, index) =>
              // oxlint-disable-next-line no-array-index-key -- pieces of one text have no other name
              isMatch ? <mark key={index}>{text}</mark> : text,
            )}
      </span>
      {note ? (
        <span data-hint title={note}>
          {note}
        </span>
      ) : null}
      {isSoon ? <span data-chip>{soonText}</span> : null}
      {keys ? <Kbd keys={keys} hidesOnTouch /> : null}
      {actions ? (
        // For pointers only: an option must not contain a button, and keys have the right arrow.
        <ActionsMark aria-hidden="true" onClick={handleActionsClick}>
          <Icon icon={ChevronRight} />
        </ActionsMark>
      ) : null}
    </Row>
  );
}
