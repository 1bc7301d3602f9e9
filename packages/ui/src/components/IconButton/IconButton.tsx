import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useButton } from '../Button/useButton.tsx';
import { Root } from './IconButton.styles.ts';

/** 32, 36 or 44 px square. */
export type IconButtonSize = 'small' | 'medium' | 'large';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name; also the tooltip by default. */
  label: string;
  /** The icon; hidden from screen readers. */
  icon: ReactNode;
  /** 32, 36 or 44 px square; 44 px on phones. @default 'medium' */
  size?: IconButtonSize;
  /** Shown after 400 ms; `false` for none. @default label */
  tooltip?: string | false;
  /** Key for the same action, shown in the tooltip: `c`, `mod+k`. */
  shortcut?: string | undefined;
  /** Keeps the pressed look while its menu or panel is open. @default false */
  isOpen?: boolean;
  /** Makes the button unavailable but still focusable; shown as its description and tooltip. */
  disabledReason?: string | undefined;
}

/** A button with only an icon. Renders a `<button type="button">`. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  tooltip = label,
  shortcut,
  isOpen = false,
  ...rest
}: IconButtonProps) {
  const hint = tooltip === false || isOpen ? undefined : tooltip;
  const { props, reason, layer } = useButton({ ...rest, tooltip: hint, shortcut });
  return (
    <>
      <Root
        {...props}
        aria-label={label}
        data-size={size}
        data-open={isOpen || undefined}
        data-disabled={rest.disabledReason ? true : undefined}
      >
        {icon}
        {reason}
      </Root>
      {layer}
    </>
  );
}
