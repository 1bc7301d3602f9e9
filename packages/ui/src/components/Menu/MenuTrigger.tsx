import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { focusClicked } from '../../internal/focusClicked.ts';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { renderIcon } from '../Icon/renderIcon.tsx';
import type { IconSource } from '../Icon/renderIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Bare } from './MenuTrigger.styles.ts';
import { useMenu } from './MenuContext.ts';
import type { MenuStart } from './MenuContext.ts';
import { LazyMenuPopup } from './MenuItems.tsx';

export interface MenuTriggerProps extends ComponentPropsWithRef<'button'> {
  /** An icon, a button with a chevron, or no look of its own. @default 'icon' */
  variant?: 'icon' | 'button' | 'bare';
  /** Accessible name. Also the tooltip of an icon, and the text of a button without children. */
  label: string;
  /** A drawing, or an element; the only thing seen of the variant `icon`. */
  icon?: IconSource;
  /** 32, 36 or 44 px high; 44 on phones. `bare` has none. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Draws a button as the page's own action. @default false */
  isPrimary?: boolean;
  /** Makes the trigger unavailable, still focusable, and tells why. */
  disabledReason?: string | undefined;
}

const startKeys: Partial<Record<string, MenuStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Opens the menu: click, Enter, Space, ArrowDown; ArrowUp at the end. Renders a `<button>`. */
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
        // Only while the popup is still on its way: it takes the focus when it is here.
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
      <Bare type="button" {...props} ref={composedRef} aria-label={name}>
        {children}
      </Bare>
    );
  }
  const shared = { ...props, size, disabledReason, ref: composedRef };
  if (variant === 'icon') {
    return <IconButton {...shared} label={label} icon={renderIcon(icon)} isOpen={isOpen} />;
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
