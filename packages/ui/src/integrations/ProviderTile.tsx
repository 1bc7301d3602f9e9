import { Icon } from '../components/Icon/Icon.tsx';
import { Tile } from './ProviderTile.styles.ts';
import { providerIcon } from './providerIcon.ts';

export interface ProviderTileProps {
  provider: string;
  /** In the accent's colours, for a connection that works. */
  isOn: boolean;
  /** 40 or 44 px. @default 'medium' */
  size?: 'medium' | 'large';
}

/** The glyph of a provider in a reply tile. Decorative: the name stands beside it. */
export function ProviderTile({ provider, isOn, size = 'medium' }: ProviderTileProps) {
  return (
    <Tile data-size={size} data-on={isOn || undefined}>
      <Icon icon={providerIcon(provider)} />
    </Tile>
  );
}
