import { X } from 'lucide';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { showTruncationTooltip } from '../DataTable/showTruncationTooltip.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Chip, ChipText, RemoveButton } from './TagInput.styles.ts';

export interface TagChipProps {
  tag: string;
  removeLabel: string;
  disabled: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onRemove: () => void;
}

/** A tag with its button, which is reached from the field by keys. */
export function TagChip({ tag, removeLabel, buttonRef, onRemove, ...rest }: TagChipProps) {
  return (
    <Chip>
      <ChipText onPointerOver={showTruncationTooltip}>{tag}</ChipText>
      <RemoveButton
        {...rest}
        ref={buttonRef}
        type="button"
        tabIndex={-1}
        aria-label={removeLabel}
        // Blurring the field would enter its text, which moves the button from below the pointer.
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
        onClick={onRemove}
      >
        <Icon icon={X} />
      </RemoveButton>
    </Chip>
  );
}
