import type { ComponentPropsWithRef } from 'react';
import { Root } from './Text.styles.ts';

export interface TextProps extends Omit<ComponentPropsWithRef<'span'>, 'role'> {
  /** Element to render. @default 'span' */
  as?:
    | 'b'
    | 'dd'
    | 'div'
    | 'dt'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'h4'
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
  /** Uses tabular digits. @default false */
  isTabular?: boolean;
  /**
   * Breaks words that are wider than the container, even if the container could grow. @default
   * false
   */
  breaksWords?: boolean;
  /** Renders as a block. @default false */
  isBlock?: boolean;
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
  isTabular,
  breaksWords,
  isBlock,
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
      data-tabular={isTabular || undefined}
      data-breaks={breaksWords || undefined}
      data-block={isBlock || undefined}
      {...rest}
    />
  );
}
