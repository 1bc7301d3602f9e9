import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Root, Stack } from './Button.styles.ts';
import { useButton } from './useButton.tsx';

/** `danger` is for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** 32, 36 or 44 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props for the look of `Button` and `ButtonLink`. */
export interface ButtonLook {
  /** `primary` at most once per view. @default 'secondary' */
  variant?: ButtonVariant;
  /** `low` makes a `danger` button look secondary, with a red label. @default 'high' */
  emphasis?: 'high' | 'low';
  /** 32, 36 or 44 px high; larger on phones. @default 'medium' */
  size?: ButtonSize;
  /** Icon before the label, matching its verb. */
  startIcon?: ReactNode;
  /** Icon after the label, such as an arrow for a target. */
  endIcon?: ReactNode;
  /** Fills the width of its parent. @default false */
  isFullWidth?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows the spinner and ignores clicks; the button keeps the focus. @default false */
  isLoading?: boolean;
  /** Shown instead of the label while loading. */
  loadingText?: string;
  /** Makes the button unavailable but still focusable; shown as its description and tooltip. */
  disabledReason?: string | undefined;
  /** Key for the same action, shown with the label in a tooltip: `c`, `mod+k`. */
  shortcut?: string | undefined;
}

/** A button labelled with a verb. Renders a `<button type="button">`. */
export function Button({
  variant = 'secondary',
  emphasis = 'high',
  size = 'medium',
  startIcon,
  endIcon,
  isFullWidth = false,
  isLoading = false,
  loadingText,
  children,
  ...rest
}: ButtonProps) {
  const { props, reason, layer } = useButton({
    isLoading,
    ...rest,
    tooltip: rest.shortcut && typeof children === 'string' ? children : undefined,
  });
  const content = (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  );
  return (
    <>
      <Root
        {...props}
        data-variant={variant}
        data-emphasis={emphasis === 'low' ? emphasis : undefined}
        data-size={size}
        data-full-width={isFullWidth || undefined}
        data-loading={isLoading || undefined}
        data-disabled={rest.disabledReason ? true : undefined}
      >
        {isLoading ? (
          <Stack>
            <span>
              <Spinner />
              {loadingText ?? children}
            </span>
            <span aria-hidden="true">{content}</span>
          </Stack>
        ) : (
          content
        )}
        {reason}
      </Root>
      {layer}
    </>
  );
}
