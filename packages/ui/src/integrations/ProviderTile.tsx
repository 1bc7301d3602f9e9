import { initialsOf } from '../components/Avatar/avatarText.ts';
import { IconTile } from '../patterns/IconTile/IconTile.tsx';
import { CardTile, LetterTile } from './ProviderTile.styles.ts';
import { providerIcon } from './providerIcon.ts';

export interface ProviderTileProps {
  provider: string;
  /** Source of the initials of a provider without an icon. */
  name: string;
  /** Accent colours, for a working connection. */
  isOn: boolean;
  /** 40 or 44 px. @default 'medium' */
  size?: 'medium' | 'large';
}

/** Icon of a provider, or its initials. Decorative: put its name next to it. */
export function ProviderTile({ provider, name, isOn, size = 'medium' }: ProviderTileProps) {
  const icon = providerIcon(provider);
  const tone = isOn ? 'accent' : 'neutral';
  if (!icon) {
    return (
      <LetterTile aria-hidden="true" data-size={size} data-tone={tone}>
        {initialsOf(name)}
      </LetterTile>
    );
  }
  return size === 'large' ? (
    <IconTile icon={icon} tone={tone} size="large" />
  ) : (
    <CardTile icon={icon} tone={tone} />
  );
}
