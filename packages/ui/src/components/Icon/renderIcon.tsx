import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';

/** An icon by its shapes, or an element, such as an avatar. */
export type IconSource = IconShape | ReactElement;

export function renderIcon(icon: IconSource | undefined): ReactNode {
  if (icon === undefined || isValidElement(icon)) return icon;
  return <Icon icon={icon} />;
}
