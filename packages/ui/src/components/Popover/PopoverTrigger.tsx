import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { focusClicked } from '../../internal/focusClicked.ts';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Button } from '../Button/Button.tsx';
import { renderIcon } from '../Icon/renderIcon.tsx';
import type { IconSource } from '../Icon/renderIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LazyPopoverLayer } from './PopoverContent.tsx';
import { usePopover } from './PopoverContext.ts';

export interface PopoverTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** A button with a text, or one with only an icon. @default 'button' */
  variant?: 'button' | 'icon';
  /** Text of a button; accessible name and tooltip of an icon. */
  label: string;
  /** Icon shapes or an element; the only content of the variant `icon`. */
  icon?: IconSource;
  /** 32, 36 or 44 px high; 44 px on phones. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Makes the trigger unavailable but still focusable; shown as its description and tooltip. */
  disabledReason?: string | undefined;
}

/** Opens and closes the popover. Renders a `<button>`. */
export function PopoverTrigger({
  variant = 'button',
  label,
  icon,
  ref,
  ...rest
}: PopoverTriggerProps) {
  const { isOpen, setOpen, popupId, triggerRef } = usePopover('Popover.Trigger');
  const composedRef = useComposedRefs(ref, triggerRef);
  const props = {
    ...mergeHandlers(rest, {
      onPointerEnter: LazyPopoverLayer.preload,
      onFocus: LazyPopoverLayer.preload,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        focusClicked(event.currentTarget);
        setOpen(!isOpen, 'trigger-press');
      },
    }),
    ref: composedRef,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? popupId : undefined,
  } as const;

  if (variant === 'icon') {
    return <IconButton {...props} label={label} icon={renderIcon(icon)} isOpen={isOpen} />;
  }
  return (
    <Button {...props} startIcon={renderIcon(icon)}>
      {label}
    </Button>
  );
}
