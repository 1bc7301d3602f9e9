import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { Tile } from './IconTile.styles.ts';

export interface IconTileProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The drawing, such as an icon of Lucide. */
  icon: IconShape;
  /** 28, 34 or 44 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * The colour: `accent` for what is chosen, `success`, `warning` and `danger` for an outcome. @default
   * 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
}

/** An icon in a coloured tile, beside the words that say what it stands for. Hidden from readers. */
export function IconTile({ icon, size = 'medium', tone = 'neutral', ...rest }: IconTileProps) {
  return (
    <Tile aria-hidden="true" data-size={size} data-tone={tone} {...rest}>
      <Icon icon={icon} size={size} />
    </Tile>
  );
}
