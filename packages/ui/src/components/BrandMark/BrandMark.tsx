import type { ComponentPropsWithRef } from 'react';
import { useProductLogo } from '../../internal/ProductContext.tsx';
import { Mark } from './BrandMark.styles.ts';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** `inverse` is for the dark brand panel. @default 'accent' */
  tone?: 'accent' | 'inverse';
  /** 22, 26 or 30 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

const pixels = { small: 22, medium: 26, large: 30 };

/**
 * The logo of the platform, or that of the `PlatformProvider`. Decorative: show the product's name
 * next to it.
 */
export function BrandMark({ tone = 'accent', size = 'medium', ...rest }: BrandMarkProps) {
  const own = useProductLogo();
  if (own !== undefined) return own;
  return (
    <Mark
      viewBox="0 0 26 26"
      width={pixels[size]}
      height={pixels[size]}
      aria-hidden="true"
      data-tone={tone}
      {...rest}
    >
      <path d="M9 0h8a9 9 0 0 1 9 9v8a9 9 0 0 1-9 9H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9Z" />
      <path d="M7.5 11.4v3.2M13 7.6v10.8M18.5 10v6" />
    </Mark>
  );
}
