import { createElement } from 'react';
import type { ComponentPropsWithRef } from 'react';

/** Shapes of an icon as data; every Lucide icon has this type. */
export type IconShape = readonly (readonly [shape: string, attributes: object])[];

/** 14, 16 or 20 px. */
export type IconSize = 'small' | 'medium' | 'large';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Icon to render, such as one of Lucide. */
  icon: IconShape;
  /** 14, 16 or 20 px. Controls set their own size on icons inside. @default 'medium' */
  size?: IconSize;
}

const pixels = { small: 14, medium: 16, large: 20 } as const;

/** Renders an icon with the stroke of the design. Decorative: show a text next to it. */
export function Icon({ icon, size = 'medium', ...rest }: IconProps) {
  const side = pixels[size];
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.65}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      width={side}
      height={side}
      aria-hidden="true"
      data-icon
    >
      {icon.map(([shape, attributes], order) =>
        createElement(shape, { ...attributes, key: order }),
      )}
    </svg>
  );
}
