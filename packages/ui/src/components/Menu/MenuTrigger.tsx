import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { focusClicked } from '../../internal/focusClicked.ts';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Button } from '../Button/Button.tsx';
import { Ellipsis } from '../Icon/dots.ts';
import { Icon } from '../Icon/Icon.tsx';
import { renderIcon } from '../Icon/renderIcon.tsx';
import type { IconSource } from '../Icon/renderIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { UnstyledButton } from './MenuTrigger.styles.ts';
import { useMenu } from './MenuContext.ts';
import type { MenuStart } from './MenuContext.ts';
import { LazyMenuPopup } from './MenuItems.tsx';

export interface MenuTriggerProps extends ComponentPropsWithRef<'button'> {
  /** An icon button, a button with a chevron, or an unstyled button. @default 'icon' */
  variant?: 'icon' | 'button' | 'bare';
  /** Accessible name; also the tooltip of `icon`, and the text of a button without children. */
  label: string;
  /** Icon shapes or an element. @default three dots for the variant `icon`, none for `button` */
  icon?: IconSource;
  /** 32, 36 or 44 px high; 44 px on phones. Ignored by `bare`. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Styles the button as the page's primary action. @default false */
  isPrimary?: boolean;
  /** Makes the trigger unavailable but still focusable; shown as its description and tooltip. */
  disabledReason?: string | undefined;
}

const startKeys: Partial<Record<string, MenuStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Opens the menu by click, Enter, Space and the vertical arrows. Renders a `<button>`. */
export function MenuTrigger({
  variant = 'icon',
  label,
  icon,
  size = 'medium',
  ref,
  isPrimary = false,
  disabledReason,
  children,
  ...rest
}: MenuTriggerProps) {
  const menu = useMenu('Menu.Trigger');
  const { isOpen, open, close } = menu;
  const composedRef = useComposedRefs(ref, menu.triggerRef);
  const name = variant === 'button' && !children ? undefined : label;

  const props = {
    ...mergeHandlers(rest, {
      onPointerEnter: LazyMenuPopup.preload,
      onFocus: LazyMenuPopup.preload,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        focusClicked(event.currentTarget);
        if (isOpen) close('trigger-press');
        else open('first');
      },
      onKeyDown: unlessComposing((event: KeyboardEvent) => {
        const start = startKeys[event.key];
        if (start && !disabledReason) {
          event.preventDefault();
          open(start);
        }
        // Once the popup has loaded, it has the focus and handles Escape.
        if (event.key === 'Escape' && isOpen) close('escape-key');
      }),
    }),
    id: menu.triggerId,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menu.popupId : undefined,
  } as const;

  if (variant === 'bare') {
    return (
      <UnstyledButton type="button" {...props} ref={composedRef} aria-label={name}>
        {children}
      </UnstyledButton>
    );
  }
  const shared = { ...props, size, disabledReason, ref: composedRef };
  if (variant === 'icon') {
    return (
      <IconButton {...shared} label={label} icon={renderIcon(icon ?? Ellipsis)} isOpen={isOpen} />
    );
  }
  return (
    <Button
      {...shared}
      variant={isPrimary ? 'primary' : 'secondary'}
      aria-label={name}
      startIcon={renderIcon(icon)}
      endIcon={<Icon icon={ChevronDown} />}
    >
      {children ?? label}
    </Button>
  );
}
