import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './Badge.styles.ts';

/** Meaning of the status; `accent` is for something in progress. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

/** Mark before the word; `none` if an icon replaces it. */
export type BadgeShape = 'dot' | 'ring' | 'square' | 'none';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Sets the colour and the default shape. */
  tone: BadgeTone;
  /** Shows the tone without colour. @default ring (neutral, warning), square (danger) or dot */
  shape?: BadgeShape;
  /** Replaces the mark. */
  icon?: ReactNode;
}

const shapes: Record<BadgeTone, BadgeShape> = {
  neutral: 'ring',
  info: 'dot',
  success: 'dot',
  warning: 'ring',
  danger: 'square',
  accent: 'dot',
};

/** A status: a mark and one word, truncated if there is no room. Renders a `<span>`. */
export function Badge({ tone, shape = shapes[tone], icon, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-tone={tone} data-shape={icon ? 'none' : shape}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
