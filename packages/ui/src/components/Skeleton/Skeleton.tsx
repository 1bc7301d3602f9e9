import type { ComponentPropsWithRef } from 'react';
import { Block } from './Skeleton.styles.ts';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** CSS length of the content. @default '100%' */
  width?: string;
  /** CSS length. @default '12px' */
  height?: string;
  /** CSS length; `50%` for a picture. @default '5px' */
  radius?: string;
}

/** Placeholder of loading content; shown after 300 ms, so that a quick response does not flash. */
export function Skeleton({ width, height, radius, style, ...rest }: SkeletonProps) {
  return (
    <Block
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, borderRadius: radius, ...style }}
      {...rest}
    />
  );
}
