import type { ComponentPropsWithRef } from 'react';
import { Root } from './Text.styles.ts';

export interface TextProps extends Omit<ComponentPropsWithRef<'span'>, 'role'> {
  /** Element to render. @default 'span' */
  as?:
    | 'b'
    | 'bdi'
    | 'dd'
    | 'div'
    | 'dt'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'li'
    | 'output'
    | 'p'
    | 'small'
    | 'span'
    | undefined;
  /** ARIA role, such as `alert`. */
  role?: 'alert' | 'status' | undefined;
  /** Colour; `panel` is the muted text of the dark brand panel. @default inherited */
  tone?:
    | 'primary'
    | 'secondary'
    | 'tertiary'
    | 'success'
    | 'warning'
    | 'danger'
    | 'panel'
    | undefined;
  /** Font size alone: 12, 13 or 14 px. @default inherited */
  size?: 'sm' | 'md' | 'base' | undefined;
  /** Type role: size, line height and weight. Replaces `size`. */
  type?: 'caption' | 'label' | 'title' | 'section' | 'metric' | undefined;
  /** Applies the letter spacing of `type`. @default false */
  isTracked?: boolean;
  /**
   * Line height of a `size`: 18, 19 or 20 px for 13 px; `tight` is 16 px for 12 px. @default
   * inherited
   */
  leading?: 'tight' | 'snug' | 'loose' | undefined;
  /** Font weight: 400, 500 or 600. @default that of the element */
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** Monospace font. @default false */
  isMono?: boolean;
  /** Uses tabular digits. @default false */
  isTabular?: boolean;
  /**
   * Breaks words that are wider than the container, even if the container could grow. @default
   * false
   */
  breaksWords?: boolean;
  /** Renders as a block. @default false */
  isBlock?: boolean;
  /** One line that ends in an ellipsis if there is no room. Needs a block or an item of a row. @default false */
  isOneLine?: boolean;
}

/** Text with a tone, a size and a wrapping behaviour of the design. */
export function Text({
  as,
  role,
  tone,
  size,
  type,
  isTracked,
  leading,
  weight,
  isMono,
  isTabular,
  breaksWords,
  isBlock,
  isOneLine,
  ...rest
}: TextProps) {
  return (
    <Root
      as={as}
      role={role}
      data-tone={tone}
      data-size={size}
      data-role={type}
      data-tracked={isTracked || undefined}
      data-leading={leading}
      data-weight={weight}
      data-mono={isMono || undefined}
      data-tabular={isTabular || undefined}
      data-breaks={breaksWords || undefined}
      data-block={isBlock || undefined}
      data-one-line={isOneLine || undefined}
      {...rest}
    />
  );
}
