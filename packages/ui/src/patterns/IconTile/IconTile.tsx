import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { Tile } from './IconTile.styles.ts';

export interface IconTileProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Icon to render, such as one of Lucide. */
  icon: IconShape;
  /** 28, 34 or 44 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `accent` marks a selected item, the last three an outcome. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
}

/** An icon in a coloured tile. Hidden from screen readers: show a text next to it. */
export function IconTile({ icon, size = 'medium', tone = 'neutral', ...rest }: IconTileProps) {
  return (
    <Tile aria-hidden="true" data-size={size} data-tone={tone} {...rest}>
      <Icon icon={icon} size={size} />
    </Tile>
  );
}
