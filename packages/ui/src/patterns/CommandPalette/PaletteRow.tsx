import type { ComponentPropsWithRef } from 'react';
import { renderIcon } from '../../components/Icon/renderIcon.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { Row } from './CommandPalette.styles.ts';
import { markMatches } from './markMatches.ts';
import type { PaletteItem } from './types.ts';

interface PaletteRowProps extends ComponentPropsWithRef<'div'> {
  item: PaletteItem;
  words: readonly string[];
  isActive: boolean;
  soonText: string;
}

export function PaletteRow({ item, words, isActive, soonText, ...rest }: PaletteRowProps) {
  const { label, hint, icon, isSoon, keys, disabledReason } = item;
  const note = disabledReason ?? hint;
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
    </Row>
  );
}
