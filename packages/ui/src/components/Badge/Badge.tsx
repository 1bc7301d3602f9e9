import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './Badge.styles.ts';

/** What the status means; `accent` is for what is going on. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

/** The mark before the word; `none` where an icon stands in for it. */
export type BadgeShape = 'dot' | 'ring' | 'square' | 'none';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Chooses the colour, and the shape of the mark. */
  tone: BadgeTone;
  /**
   * Says the tone without colour: a dot is good, a ring is waiting or off, a square has failed.
   * @default by tone: ring for neutral and warning, square for danger, else dot
   */
  shape?: BadgeShape;
  /** Says the tone in place of the mark. */
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

/** A status: one word and its mark; a longer one is cut where it ends. Renders a `<span>`. */
export function Badge({ tone, shape = shapes[tone], icon, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-tone={tone} data-shape={icon ? 'none' : shape}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
