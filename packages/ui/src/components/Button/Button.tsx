import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Root, Stack } from './Button.styles.ts';
import { useButton } from './useButton.tsx';

/** How much a button weighs; `danger` is for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerQuiet';

/** 32, 36 or 44 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** The look that Button and ButtonLink share. */
export interface ButtonLook {
  /** Primary once per view; the rest secondary or ghost. @default 'secondary' */
  variant?: ButtonVariant;
  /** 32, 36 or 44 px high; larger on phones. @default 'medium' */
  size?: ButtonSize;
  /** Repeats the verb before the label. */
  startIcon?: ReactNode;
  /** Shows where the button leads, after the label. */
  endIcon?: ReactNode;
  /** Takes the whole width of its parent. @default false */
  isFullWidth?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows the spinner and ignores clicks, keeping the focus. @default false */
  isLoading?: boolean;
  /** Replaces the label while loading. */
  loadingText?: string;
  /** Makes the button unavailable, still focusable, and tells why. */
  disabledReason?: string | undefined;
  /** A key that does the same, shown with the label in a tooltip. */
  shortcut?: string | undefined;
}

/** Does one thing, named by its verb. Renders a `<button type="button">`. */
export function Button({
  variant = 'secondary',
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
