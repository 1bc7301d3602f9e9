import type { SVGProps } from 'react';
import { Mark } from './BrandMark.styles.ts';

export interface BrandMarkProps extends SVGProps<SVGSVGElement> {
  /** `inverse` is for the deep cobalt panel. @default 'accent' */
  tone?: 'accent' | 'inverse';
  /** Edge length in px. @default 26 */
  size?: number;
}

/** The mark: three beats inside a reply. Decorative; the product's name stands beside it. */
export function BrandMark({ tone = 'accent', size = 26, ...rest }: BrandMarkProps) {
  return (
    <Mark
      viewBox="0 0 26 26"
      width={size}
      height={size}
      aria-hidden="true"
      data-tone={tone}
      {...rest}
    >
      <path d="M9 0h8a9 9 0 0 1 9 9v8a9 9 0 0 1-9 9H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9Z" />
      <path d="M7.5 11.4v3.2M13 7.6v10.8M18.5 10v6" />
    </Mark>
  );
}
