import type { ComponentPropsWithRef } from 'react';
import { Block } from './Skeleton.styles.ts';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** CSS length of what will stand here. @default '100%' */
  width?: string;
  /** CSS length. @default '12px' */
  height?: string;
  /** CSS length; `50%` for a picture. @default '5px' */
  radius?: string;
}

/**
 * A block at the real size of what is loading. It shows itself 300 ms after it was mounted, so a
 * quick answer never flashes; it is silent for readers, the loading text speaks.
 */
export function Skeleton({ width, height, radius, style, ...rest }: SkeletonProps) {
  return (
    <Block
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, borderRadius: radius, ...style }}
      {...rest}
    />
  );
}
