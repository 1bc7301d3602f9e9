import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';

/** An icon of the set by name, or an element of one's own, such as an avatar. */
export type IconSource = IconShape | ReactElement;

/** Draws what a data prop named as its icon. */
export function renderIcon(icon: IconSource | undefined): ReactNode {
  if (icon === undefined || isValidElement(icon)) return icon;
  return <Icon icon={icon} />;
}
