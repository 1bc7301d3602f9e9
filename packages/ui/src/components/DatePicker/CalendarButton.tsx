import { Calendar as CalendarIcon } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { focusClicked } from '../../internal/focusClicked.ts';
import { FieldButton } from '../Field/FieldButton.styles.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface CalendarButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
  isOpen: boolean;
  popupId: string;
  /** Called when the pointer or the focus reaches the button. */
  onPreload: () => void;
  onToggle: () => void;
}

/** Opens the calendar of a date field. */
export function CalendarButton({ popupId, onPreload, onToggle, ...rest }: CalendarButtonProps) {
  return (
    <FieldButton
      {...rest}
      tooltip={false}
      icon={<Icon icon={CalendarIcon} />}
      aria-haspopup="dialog"
      aria-expanded={rest.isOpen}
      aria-controls={rest.isOpen ? popupId : undefined}
      onPointerEnter={onPreload}
      onFocus={onPreload}
      onClick={({ currentTarget }) => {
        focusClicked(currentTarget);
        onToggle();
      }}
    />
  );
}
