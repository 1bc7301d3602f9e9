import { Calendar as CalendarIcon } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { focusClicked } from '../../internal/focusClicked.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { media } from '../../tokens/media.ts';

/** Fits the field, with a target of 24 px or more. */
const Root = styled(IconButton)`
  && {
    inline-size: 1.875rem;
    block-size: 1.875rem;
    border-radius: var(--platform-radius-sm);
  }
  ${media.phone} {
    && {
      inline-size: 2.5rem;
      block-size: 2.5rem;
    }
  }
`;

export interface CalendarButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
  isOpen: boolean;
  popupId: string;
  /** Called when the pointer or the focus reaches the button. */
  onNear: () => void;
  onToggle: () => void;
}

/** Opens the calendar of a date field. */
export function CalendarButton({ popupId, onNear, onToggle, ...rest }: CalendarButtonProps) {
  return (
    <Root
      {...rest}
      tooltip={false}
      icon={<Icon icon={CalendarIcon} />}
      aria-haspopup="dialog"
      aria-expanded={rest.isOpen}
      aria-controls={rest.isOpen ? popupId : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={({ currentTarget }) => {
        focusClicked(currentTarget);
        onToggle();
      }}
    />
  );
}
