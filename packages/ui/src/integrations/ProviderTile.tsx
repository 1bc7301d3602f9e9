import { IconTile } from '../patterns/IconTile/IconTile.tsx';
import { CardTile } from './ProviderTile.styles.ts';
import { providerIcon } from './providerIcon.ts';

export interface ProviderTileProps {
  provider: string;
  /** In the accent's colours, for a connection that works. */
  isOn: boolean;
  /** 40 or 44 px. @default 'medium' */
  size?: 'medium' | 'large';
}

/** The glyph of a provider. Decorative: the name stands beside it. */
export function ProviderTile({ provider, isOn, size = 'medium' }: ProviderTileProps) {
  const look = { icon: providerIcon(provider), tone: isOn ? 'accent' : 'neutral' } as const;
  return size === 'large' ? <IconTile {...look} size="large" /> : <CardTile {...look} />;
}
