import type { ComponentPropsWithRef } from 'react';
import { Root } from './Text.styles.ts';

export interface TextProps extends Omit<ComponentPropsWithRef<'span'>, 'role'> {
  /** Element to render, for its meaning; the look does not change with it. @default 'span' */
  as?:
    | 'b'
    | 'bdi'
    | 'dd'
    | 'div'
    | 'dt'
    | 'em'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'li'
    | 'output'
    | 'p'
    | 'small'
    | 'span'
    | 'strong'
    | undefined;
  /** Announces the text when it appears or changes. */
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
  isTracked?: boolean | undefined;
  /**
   * Line height for a `size`: 18, 19 or 20 px for 13 px; `tight` is 16 px for 12 px. @default
   * inherited
   */
  leading?: 'tight' | 'snug' | 'loose' | undefined;
  /** Font weight: 400, 500 or 600. @default that of the element */
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** Monospaced font, for code and identifiers. @default false */
  isMono?: boolean | undefined;
  /** Digits of equal width, for figures below each other. @default false */
  isTabular?: boolean | undefined;
  /** Breaks words wider than the container, even one that could grow. @default false */
  breaksWords?: boolean | undefined;
  /** Starts a new line. @default false */
  isBlock?: boolean | undefined;
  /** One line with an ellipsis. Needs a block or an item of a row. @default false */
  isOneLine?: boolean | undefined;
}

/** Text in the sizes, weights and colours of the theme. Renders a `<span>`. */
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
