import type { ComponentPropsWithRef } from 'react';
import { gapLengths } from '../../tokens/space.ts';
import type { Gap } from '../../tokens/space.ts';
import { Root } from './Stack.styles.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Element to render, for its meaning. @default 'div' */
  as?: 'div' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul' | undefined;
  /** Space between children; two steps are rows and columns. @default none */
  gap?: Gap | undefined;
  /** `row` aligns its children in the middle. @default 'column' */
  direction?: 'column' | 'row' | undefined;
  /** Children of a row continue on further lines. @default false */
  wraps?: boolean | undefined;
  /** Alignment across the direction. @default 'center' in a row, otherwise 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Alignment along the direction. @default at the start */
  justify?: 'between' | 'center' | 'end' | undefined;
}

/** Lays out its children one after the other, below or next to each other. Renders a `<div>`. */
export function Stack({ gap, direction, wraps, align, justify, style, ...rest }: StackProps) {
  return (
    <Root
      {...rest}
      style={{ '--platform-stack-gap': gap ? gapLengths(gap).join(' ') : 'normal', ...style }}
      data-direction={direction}
      data-wraps={wraps || undefined}
      data-align={align}
      data-justify={justify}
    />
  );
}
