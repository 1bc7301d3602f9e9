import type { ComponentType, SVGAttributes } from 'react';

/** What an icon of the set takes; every Lucide icon fits. */
export type IconComponent = ComponentType<SVGAttributes<SVGSVGElement>>;

export type IconSize = 'small' | 'medium' | 'large';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  icon: IconComponent;
  /** 14, 16 or 20 px. Controls set their own size on the icons inside. @default 'medium' */
  size?: IconSize;
}

const pixels = { small: 14, medium: 16, large: 20 } as const;

/** Draws an icon in the set's weight, hidden from screen readers: words stand beside it. */
export function Icon({ icon: Glyph, size = 'medium', ...rest }: IconProps) {
  const side = pixels[size];
  return <Glyph strokeWidth={1.65} {...rest} width={side} height={side} aria-hidden="true" />;
}
